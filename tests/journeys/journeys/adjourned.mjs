// Adjourned by consent, found again after a restart with opponent, clocks and turn, and gone on with.

import assert from "node:assert/strict";
import { giveName, ownTurn, requestGame, tryMove } from "../lib/game.mjs";
import { text } from "../lib/texts.mjs";

export default async function adjourned(world) {
  const first = await world.open({ env: { ENCOUNTER_SEED: "4" } });
  await giveName(first, "Ann");
  await requestGame(first, { colour: "white" });
  await tryMove(first, "e2e4");
  await ownTurn(first);
  await first.click("adjourn");
  await first.find("adjourned");
  await world.picture("dialog", first);
  await first.click("adjourned-leave");
  await first.find("unfinished-row");
  await first.close();

  const window = await world.open({ env: { ENCOUNTER_SEED: "4" } });
  const row = await window.text("unfinished-row");
  for (const part of [text("outcome-adjourned"), text("computer-name", { level: 1 }), text("home-your-turn")]) {
    assert.ok(row.includes(part), `${row} names ${part}`);
  }
  assert.match(row, /4\d:\d\d/, "the clocks stand there");
  await world.picture("home", window);
  await window.click("go-on");
  const state = await ownTurn(window);
  assert.equal(state.ply, 2);
  const { moved } = await tryMove(window, "d2d4");
  assert.ok(moved, "the game goes on");
}
