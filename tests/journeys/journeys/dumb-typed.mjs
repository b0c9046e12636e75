// Dumb Chess from its start, typed by rows and columns as in the original: row 1 is the top one. No move
// needs Enter; 0 and Escape begin it again, and what a pawn becomes is asked for by number.

import assert from "node:assert/strict";
import { Key } from "selenium-webdriver";
import { startBoard, untilNamed, untilOver, untilPly } from "../lib/boards.mjs";
import { openReplay } from "../lib/ends.mjs";
import { tableState } from "../lib/game.mjs";
import { passOn, sitDown } from "../lib/seats.mjs";
import { until } from "../lib/wait.mjs";

/** Ann's move, Bob's, and so on: c2-c3 a5-a4, c3-c4 a4-a3, c4-d5 a3-b2. */
const MOVES = ["5343", "2131", "4333", "3141", "3324", "4152"];
const NAMES = ["Bob", "Ann"];
const SEATS = ["black", "white"];

export default async function dumbTyped(world) {
  const window = await startBoard(world, { game: "dumb" });
  await begunAgain(window, "530");
  await begunAgain(window, "53", Key.ESCAPE);

  for (const [at, digits] of MOVES.entries()) {
    await keys(window, digits);
    await untilPly(window, at + 1);
    await passOn(window, NAMES[at % 2]);
    await sitDown(window, SEATS[at % 2]);
  }
  await untilNamed(window, "b2", "b2, black pawn, capture announced here");

  await keys(window, "2415");
  await window.untilText("answer", /1 bishop, 2 knight, 3 queen, 4 rook/);
  assert.equal((await tableState(window)).ply, MOVES.length, "a pawn waits for its number");
  await keys(window, "3");
  await untilOver(window, /White wins/);

  await openReplay(window);
  await window.click("replay-last");
  await untilNamed(window, "e6", "e6, white queen, capture announced here");
  await window.click("replay-back");
  await untilNamed(window, "e6", "e6, black king");
  await window.click("replay-first");
  await untilNamed(window, "c2", "c2, white pawn");
}

/** Types into the field for moves, and no Enter. */
async function keys(window, ...typed) {
  await (await window.find("try-input")).sendKeys(...typed);
}

/** Part of a move is forgotten, and nothing has happened. */
async function begunAgain(window, ...typed) {
  await keys(window, ...typed);
  await until("the field to be empty", async () => (await (await window.control("try-input")).getAttribute("value")) === "");
  assert.equal((await tableState(window)).ply, 0, "part of a move is no move");
}
