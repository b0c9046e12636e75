// The machine fails in the middle of a game; the next start goes on where it stood.

import assert from "node:assert/strict";
import { dummies, giveName, heardLog, ownTurn, requestGame, tryMove, type } from "../lib/game.mjs";
import { until } from "../lib/wait.mjs";

export default async function killAndGoOn(world) {
  const before = await played(world);
  const window = await world.open({ env: { ENCOUNTER_SEED: "11" } });
  await window.find("unfinished-row");
  await window.click("go-on");
  const state = await ownTurn(window);
  assert.equal(state.ply, before.state.ply);
  assert.equal(state.seat, before.state.seat);
  assert.deepEqual(await dummies(window), before.marks);
  const log = await heardLog(window);
  assert.deepEqual(log.slice(0, before.log.length), before.log, "nothing heard is lost");
  assert.ok(clockSeconds(await window.text("clock-own")) >= before.clock - 1, "the time away costs nothing");
  await type(window, "undo");
  await until("the last mark to be undone", async () => (await dummies(window)).length === 16);
  await tryMove(window, "g1f3");
}

/** Plays two moves, sets a mark, and ends the program without a word. */
async function played(world) {
  const window = await world.open({ env: { ENCOUNTER_SEED: "11" } });
  await giveName(window, "Ann");
  await requestGame(window, { colour: "white" });
  await tryMove(window, "e2e4");
  await ownTurn(window);
  await tryMove(window, "a1a5");
  await type(window, "dummy -d8");
  await until("the dummy to be gone", async () => (await dummies(window)).length === 15);
  const found = {
    state: await ownTurn(window),
    marks: await dummies(window),
    log: await heardLog(window),
    clock: clockSeconds(await window.text("clock-own")),
  };
  await window.kill();
  return found;
}

function clockSeconds(text) {
  const [minutes, seconds] = text.split(":").map(Number);
  return minutes * 60 + seconds;
}
