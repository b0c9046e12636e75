// A minute for the other side: one press, as often as one likes.

import assert from "node:assert/strict";
import { giveName, logRows, ownTurn, requestGame } from "../lib/game.mjs";

export default async function minuteAdded(world) {
  const window = await world.open();
  await giveName(window, "Ann");
  await requestGame(window, { colour: "white" });
  await ownTurn(window);
  await window.untilText("clock-other", /^45:00/);
  await window.click("add-minute");
  await window.untilText("clock-other", /^46:00/);
  await window.click("add-minute");
  await window.untilText("clock-other", /^47:00/);
  const told = (await logRows(window)).filter((row) => row.includes("Black gets one minute"));
  assert.equal(told.length, 2, "the log tells of both");
}
