// From the first start to a game against the computer: a try, a NO, an ERROR, a mark.

import assert from "node:assert/strict";
import {
  announcement,
  clickSquares,
  drag,
  dummies,
  giveName,
  logRows,
  ownTurn,
  requestGame,
  tableState,
  tryMove,
} from "../lib/game.mjs";
import { until } from "../lib/wait.mjs";

export default async function firstGame(world) {
  const window = await world.open({ env: { ENCOUNTER_SEED: "4" } });
  await giveName(window, "Ann");
  await requestGame(window);
  await ownTurn(window);
  await world.picture("start", window);

  const error = await tryMove(window, "a1a4");
  assert.equal(error.moved, false, "a rook does not jump over an own pawn");
  assert.equal((await announcement(window)).tone, "error");

  await clickSquares(window, "e2", "e4");
  await until("the click-click move to stand", async () => (await tableState(window))?.ply >= 1);
  const answered = await ownTurn(window);
  assert.equal(answered.ply, 2, "the computer has answered");
  await until("the log to tell of both moves", async () => (await logRows(window)).length >= 3);
  await drag(window, "g1", "f3");
  await until("the dragged man to have moved", async () => (await tableState(window)).ply >= 3);
  await ownTurn(window);
  await drag(window, "d8", "d5");
  await until("the dummy to stand there", async () => (await dummies(window)).some((name) => name.startsWith("d5")));
  await world.picture("second-move", window);
}
