// A request that comes while the window is behind others arrives at the notification service.

import assert from "node:assert/strict";
import { giveName, requestGame } from "../lib/game.mjs";
import { arrived, history, startNotifications } from "../lib/notifications.mjs";
import { text } from "../lib/texts.mjs";
import { until } from "../lib/wait.mjs";

/** The computer has a king alone: it offers a draw with its first move. */
const START = "4k3/8/8/3q4/8/8/8/4K3 w - - 0 1";

export default async function requestNotification(world) {
  await startNotifications(world);
  const window = await world.open({ env: { ENCOUNTER_COMPUTER_PAUSE: "8000" } });
  await giveName(window, "Ann");
  await requestGame(window, { colour: "black", level: 2, start: START });
  world.display.xdotool("search", "--onlyvisible", "--name", "^Encounter$", "windowminimize");
  await until("a notification to arrive", () => arrived() > 0, 30_000);
  assert.deepEqual(history(), [{ title: text("request-title"), body: text("request-body-draw") }]);
}
