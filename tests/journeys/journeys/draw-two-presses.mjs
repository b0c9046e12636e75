// A draw is accepted by two presses; one press does nothing.

import assert from "node:assert/strict";
import { accept, giveName, ownTurn, requestGame, tableState } from "../lib/game.mjs";
import { text } from "../lib/texts.mjs";
import { until } from "../lib/wait.mjs";

/** The computer has a king alone: it offers a draw with its first move. */
const START = "4k3/8/8/3q4/8/8/8/4K3 w - - 0 1";

export default async function drawByTwoPresses(world) {
  const window = await world.open();
  await giveName(window, "Ann");
  await requestGame(window, { colour: "black", level: 2, start: START });
  await ownTurn(window);
  await window.find("request-draw");

  await window.click("offer-accept");
  await world.picture("pressed-once", window);
  await window.untilText("offer-accept", new RegExp(`^${text("offer-accept")}$`));
  assert.equal((await tableState(window)).phase, "playing", "one press does nothing");
  assert.ok(await window.isThere("request-draw"), "the offer stands");

  await accept(window, "request-draw");
  await until("the game to be over", async () => (await tableState(window)).phase === "over");
  assert.match(await window.text("end-sentence"), /Draw agreed/);
}
