// With the window in front a time warning is shown there, and nothing goes to the system.

import assert from "node:assert/strict";
import { giveName, requestGame } from "../lib/game.mjs";
import { arrived, startNotifications } from "../lib/notifications.mjs";
import { text } from "../lib/texts.mjs";

export default async function timeWarningInFront(world) {
  await startNotifications(world);
  const window = await world.open();
  await giveName(window, "Ann");
  await requestGame(window, { colour: "white", minutes: "1.10" });
  const shown = await window.text("time-warning", 30_000);
  assert.equal(shown, text("time-warning-body", { seconds: 60 }));
  assert.equal(arrived(), 0, "nobody is called who is looking");
}
