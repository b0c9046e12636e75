// Without a notification service the program goes on, and the window says what it would have said.

import assert from "node:assert/strict";
import { giveName, requestGame, tryMove } from "../lib/game.mjs";
import { text } from "../lib/texts.mjs";

export default async function timeWarningNoService(world) {
  const noBus = `unix:path=${world.folder}/no-bus`;
  const window = await world.open({ env: { DBUS_SESSION_BUS_ADDRESS: noBus } });
  await giveName(window, "Ann");
  await requestGame(window, { colour: "white", minutes: "1.10" });
  const found = world.display.xdotool("search", "--onlyvisible", "--name", "^Encounter$").trim();
  world.display.xdotool("windowminimize", found);
  assert.equal(await window.text("time-warning", 30_000), text("time-warning-body", { seconds: 60 }));
  await window.untilText("notice", /./);
  world.display.xdotool("windowactivate", found);
  const { moved } = await tryMove(window, "e2e4");
  assert.equal(moved, true, "the game goes on");
}
