// RAND: the squares of pawn tries are named; the game is played to mate and found in the history.

import assert from "node:assert/strict";
import { announcement, heardLog, tryMove } from "../lib/game.mjs";
import { passOn, sitDown, startTwo, toHistory } from "../lib/seats.mjs";
import { text } from "../lib/texts.mjs";

/** White's pawn can take on d5; two moves later the queen mates. */
const START = "7k/1Q6/6K1/3p4/4P3/8/8/8 w - - 0 1";

export default async function randGame(world) {
  const window = await startTwo(world, { rules: "rand", start: START });
  assert.equal(await window.isThere("ask-any"), false, "RAND has no question");
  await world.picture("tries", window);

  const off = await tryMove(window, "e4f5");
  assert.equal(off.moved, false, "no pawn try was named there");
  assert.match((await announcement(window)).text, new RegExp(text("say-hell-no")));
  const taken = await tryMove(window, "e4d5");
  assert.equal(taken.moved, true);
  const log = (await heardLog(window)).flatMap((row) => row.said).join("\n");
  assert.ok(log.includes(text("say-tries-to", { side: "white", squares: "d5" })), log);
  assert.ok(log.includes(text("say-capture-pawn", { square: "d5" })), log);

  await passOn(window, "Bob");
  await sitDown(window, "black");
  await tryMove(window, "h8g8");
  await passOn(window, "Ann");
  await sitDown(window, "white");
  const mate = await tryMove(window, "b7b8");
  assert.equal(mate.after.phase, "over", "the queen mates");
  await window.untilText("end-sentence", /checkmate/i);

  await toHistory(window);
  await window.untilText("history-rules", new RegExp(text("rules-short", { rules: "rand" })));
  await window.untilText("history-result", /1.0/);
}
