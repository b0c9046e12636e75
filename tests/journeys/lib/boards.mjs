// Board games besides chess, played by two people at one machine from a given position.

import assert from "node:assert/strict";
import { clickSquares, drag, giveName, setUp, tableState } from "./game.mjs";
import { hidden, passOn, sitDown } from "./seats.mjs";
import { until } from "./wait.mjs";

/** Opens the program and begins a board game of Ann, who has White, against Bob; without a start, at the game's own. */
export async function startBoard(world, { game, start }) {
  const window = await world.open();
  await giveName(window, "Ann");
  await window.click("play-two");
  await window.type("field-name", "Bob");
  await window.choose("field-game", game);
  await window.click("field-colour-white");
  if (start) await setUp(window, start);
  await window.click("request-start");
  await hidden(window, "Ann");
  await sitDown(window, "white");
  return window;
}

/** Plays moves (`b2-b3`) by mouse from the start, the board handed over after each: Ann drags, Bob clicks. */
export async function playByMouse(window, moves) {
  for (const [at, move] of moves.entries()) {
    const [from, to] = move.split("-");
    const white = at % 2 === 0;
    if (at > 0) {
      await passOn(window, white ? "Ann" : "Bob");
      await sitDown(window, white ? "white" : "black");
    }
    await (white ? drag : clickSquares)(window, from, to);
    await untilPly(window, at + 1);
  }
}

/** What a screen reader calls a square, once it is so. */
export function untilNamed(window, cell, name) {
  return until(`${cell} to be named “${name}”`, async () => {
    const label = `return document.querySelector('[data-testid="cell-${cell}"]')?.getAttribute("aria-label");`;
    return (await window.evaluate(label)) === name;
  });
}

/** The squares that the move shown would strike, sorted as the board has them. */
export function struck(window) {
  return window.evaluate(
    `return [...document.querySelectorAll('[data-testid^="struck-"]')]
       .map(({ dataset }) => dataset.testid.replace("struck-", "") + (dataset.lost === "true" ? "x" : ""));`,
  );
}

/** Waits until the game is over with this result. */
export async function untilOver(window, result) {
  await until("the game to be over", async () => (await tableState(window))?.phase === "over");
  assert.match(await window.text("end-sentence"), result);
}

/** Waits until so many half-moves are played. */
export function untilPly(window, ply) {
  return until(`${ply} half-moves`, async () => (await tableState(window))?.ply === ply);
}

