// A time warning while the window is behind others arrives at the notification service, once.

import assert from "node:assert/strict";
import { giveName, requestGame } from "../lib/game.mjs";
import { arrived, history, startNotifications } from "../lib/notifications.mjs";
import { text } from "../lib/texts.mjs";
import { until } from "../lib/wait.mjs";

export default async function timeWarning(world) {
  await startNotifications(world);
  const window = await world.open();
  await giveName(window, "Ann");
  await requestGame(window, { colour: "white", minutes: "1.10" });
  world.display.xdotool("search", "--onlyvisible", "--name", "^Encounter$", "windowminimize");
  await until("a notification to arrive", () => arrived() > 0, 30_000);
  assert.deepEqual(history(), [
    { title: text("time-warning-title"), body: text("time-warning-body", { seconds: 60 }) },
  ]);
}
