// Take back by consent at two seats: one half-move on the opponent's turn, two on one's own.

import assert from "node:assert/strict";
import { accept, onCell, tryMove } from "../lib/game.mjs";
import { callToAnswer, passOn, sitDown, startTwo } from "../lib/seats.mjs";

export default async function takeBack(world) {
  const window = await startTwo(world);

  await tryMove(window, "e2e4");
  await window.click("take-back");
  await window.find("request-take-back");
  await passOn(window, "Bob");
  await sitDown(window, "black");
  await world.picture("asked", window);
  await accept(window, "request-take-back");
  await passOn(window, "Ann");
  const once = await sitDown(window, "white");
  assert.equal(once.ply, 0);
  assert.match(await onCell(window, "e2"), /white pawn/, "one half-move went back");

  await tryMove(window, "d2d4");
  await passOn(window, "Bob");
  await sitDown(window, "black");
  await tryMove(window, "d7d5");
  await passOn(window, "Ann");
  await sitDown(window, "white");
  await window.click("take-back");
  await callToAnswer(window, "Bob", "black");
  await world.picture("answers", window);
  await accept(window, "request-take-back");
  await passOn(window, "Ann");
  const twice = await sitDown(window, "white");
  assert.equal(twice.ply, 0);
  assert.match(await onCell(window, "d2"), /white pawn/, "two half-moves went back");
}
