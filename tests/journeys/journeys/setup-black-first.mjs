// A position built up by mouse: an impossible one is refused with its reason, then Black moves first in
// a game against the computer.

import assert from "node:assert/strict";
import { clickSquares, dummies, giveName, ownTurn, tableState, tryMove } from "../lib/game.mjs";
import { bring, menOn, rightClick } from "../lib/setup.mjs";
import { text } from "../lib/texts.mjs";
import { until } from "../lib/wait.mjs";

export default async function setUpBlackFirst(world) {
  const window = await world.open({ env: { ENCOUNTER_SEED: "4" } });
  await giveName(window, "Ann");
  await window.click("home-set-up");
  await window.click("set-up-clear");
  await until("the kings alone", async () => (await menOn(window)).length === 2);

  await window.click("set-up-perspective-black");
  await window.click("set-up-turn-black");
  await window.click("tray-black-p");
  await clickSquares(window, "a7", "b7");
  await window.click("tray-black-p");
  await bring(window, "tray-black-r", "h8");
  await bring(window, "tray-white-r", "d1");
  await clickSquares(window, "e1", "e2");
  await rightClick(window, "b7");
  await until("the men to stand", async () => (await menOn(window)).join(" ") === "a7 d1 e2 e8 h8");
  await impossible(window);
  await window.untilText("set-up-word", /can begin/);
  const fen = await (await window.control("set-up-fen")).getAttribute("value");
  assert.equal(fen, "4k2r/p7/8/8/8/8/4K3/3R4 b k - 0 1", "a king and a rook at home may castle");
  await world.picture("board", window);

  await window.click("set-up-off");
  await window.find("request");
  await window.untilText("start-turn", /Black moves first/);
  await window.choose("field-level", "1");
  await window.click("request-start");
  const state = await ownTurn(window);
  assert.equal(state.seat, "black", "the side of the set-up's perspective");
  assert.equal(state.ply, 0, "Black moves first");
  assert.deepEqual((await dummies(window)).map((name) => name.slice(0, 2)), ["d1", "e2"]);
  assert.equal((await tryMove(window, "a7a5")).moved, true);
  assert.equal((await ownTurn(window)).ply, 2);
  assert.equal((await tryMove(window, "a5a4")).moved, true);
  await backToSetUp(window, (await tableState(window)).ply);
}

/** The set-up board is opened beside the game, which asks first and goes on. */
async function backToSetUp(window, ply) {
  await window.click("aids");
  await window.click("aids-set-up");
  await window.click("aids-leave-yes");
  await until("the position to be there", async () => (await menOn(window)).join(" ") === "a7 d1 e2 e8 h8");
  await window.click("menu-file");
  await window.click("menu-table");
  assert.ok((await ownTurn(window)).ply >= ply);
}

/** A rook that gives check to the side not to move; then it goes off the board again. */
async function impossible(window) {
  await bring(window, "tray-black-r", "e5");
  await window.untilText("set-up-word", new RegExp(text("fen-enemy-in-check", { side: "white" })));
  await window.click("set-up-off");
  await window.find("set-up");
  assert.equal(await window.isThere("request"), false, "no request for an impossible position");
  assert.ok((await menOn(window)).includes("e5"), "the board stays as it was");
  await window.click("set-up-undo");
  await until("the rook to be gone", async () => !(await menOn(window)).includes("e5"));
}
