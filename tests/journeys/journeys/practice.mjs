// Practice from a step of a replay and back to it: moves, a No, a man put by hand, a move out of turn.

import assert from "node:assert/strict";
import { openReplay } from "../lib/ends.mjs";
import { announcement, clickSquares, drag, giveName, onCell, ownTurn, requestGame, setUp, tableState, tryMove, type, untilPly } from "../lib/game.mjs";
import { until } from "../lib/wait.mjs";

const RED = "rgb(198, 40, 40)";
const GREEN = "rgb(27, 94, 32)";

export default async function practice(world) {
  const window = await world.open({ env: { ENCOUNTER_SEED: "11" } });
  await giveName(window, "Ann");
  await toReplay(window);
  await window.click("practice-here");
  await window.find("request");
  assert.equal(await window.isThere("field-opponent"), false, "nobody plays against one who practises");
  await window.click("request-start");
  await practised(window);
  await world.picture("practice", window);
  await end(window, "draw", "yes");
  await until("the replay at the step that was left", async () => (await currentStep(window)) === "1");
  await window.click("menu-history");
  const rows = await until("both games", async () => {
    const shown = await rowTexts(window);
    return shown.length === 2 && shown;
  });
  assert.match(rows[0], /Practice.*½-½/s);
  await notKept(window);
}

/** Plays a move, breaks the game off, and shows the first move in its replay. */
async function toReplay(window) {
  await requestGame(window, { colour: "white" });
  await tryMove(window, "e2e4");
  await ownTurn(window);
  await type(window, "abort");
  await window.find("end");
  await openReplay(window);
  await window.click("replay-forward");
  await until("the first move", async () => (await currentStep(window)) === "1");
}

/** From 1. e4, Black to move. */
async function practised(window) {
  await until("the practice board", async () => (await tableState(window))?.turn === "black");
  assert.match(await onCell(window, "e4"), /white pawn/);
  assert.match(await onCell(window, "e8"), /black king/);
  await type(window, "e7e5");
  await untilPly(window, 1);
  await type(window, "e4d5");
  await until("the No", async () => (await tableState(window)).attempt === 1);
  assert.equal((await announcement(window)).tone, "no");
  assert.equal((await tableState(window)).ply, 1, "an ordinary No changes nothing");
  await drag(window, "a1", "c3");
  const placed = await untilPly(window, 2);
  assert.equal(placed.turn, "white", "a man put by hand is no move");
  assert.match(await onCell(window, "c3"), /white rook/);
  await clickSquares(window, "d7");
  await outlined(window, "out-of-turn", GREEN);
  await clickSquares(window, "d5");
  const moved = await untilPly(window, 3);
  assert.equal(moved.turn, "white");
  await clickSquares(window, "g1");
  await outlined(window, "in-turn", RED);
  await window.click("auto-turn");
  await clickSquares(window, "f3");
  const kept = await untilPly(window, 4);
  assert.equal(kept.turn, "white", "without auto turn the side that moved is to move again");
}

/** The chosen man's outline has this colour. */
async function outlined(window, chosen, colour) {
  const shadow = await until(`an outline ${chosen}`, () =>
    window.evaluate(
      `const square = document.querySelector('.board[data-chosen="' + arguments[0] + '"] square.selected');
       return square && getComputedStyle(square).boxShadow;`,
      chosen,
    ),
  );
  assert.ok(shadow.includes(colour), `${shadow} has ${colour}`);
}

async function end(window, how, saves) {
  await window.click("end-practice");
  await window.click(`practice-${how}`);
  await window.click(`practice-save-${saves}`);
}

/** A position that cannot be is refused before anything is made; a game that is not kept is gone. */
async function notKept(window) {
  await window.click("menu-file");
  await window.click("menu-home");
  await window.click("play-practice");
  await setUp(window, "4k3/8/8/8/8/8/8/8 w - - 0 1");
  await window.click("request-start");
  await window.untilText("field-start-fault", /White has no king/);
  await setUp(window, "4k3/8/8/8/8/8/8/R3K3 w - - 0 1");
  await window.click("request-start");
  await until("the practice board", async () => (await tableState(window))?.ply === 0);
  await end(window, "abort", "no");
  await window.find("home");
  await window.click("menu-history");
  await until("the two games that were kept", async () => (await rowTexts(window)).length === 2);
}

function currentStep(window) {
  return window.evaluate(
    `return document.querySelector('[data-testid="replay-step"][aria-current="step"]')?.dataset.index;`,
  );
}

function rowTexts(window) {
  return window.evaluate(
    `return [...document.querySelectorAll('[data-testid="history-row"]')].map((row) => row.innerText);`,
  );
}
