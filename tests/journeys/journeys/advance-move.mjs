// A move in advance: played at once after a quiet move, dropped with a word after news.

import assert from "node:assert/strict";
import {
  announcement,
  dummies,
  giveName,
  keepTexts,
  onCell,
  ownTurn,
  requestGame,
  textsOf,
  tryMove,
  typeAtPly,
  untilPly,
} from "../lib/game.mjs";
import { text } from "../lib/texts.mjs";

/** Black can push his pawn to a4, which nobody hears of, and then to a3, where b2 can take it. */
const START = "7k/7p/7P/p7/8/8/1P6/4K1R1 w - - 0 1";

export default async function advanceMove(world) {
  const window = await world.open({ env: { ENCOUNTER_COMPUTER_PAUSE: "4000" } });
  await giveName(window, "Ann");
  await requestGame(window, { colour: "white", start: START });
  await ownTurn(window);
  await keepTexts(window, "advance");

  // A mark that is made meanwhile changes nothing.
  await typeAtPly(window, 1, "e2e3", "dummy -h7");
  await tryMove(window, "e1e2");
  await typeAtPly(window, 3, "e3e4");
  await untilPly(window, 4);
  const dropped = text("advance-dropped", { move: "e3–e4", why: "news" });
  await window.untilText("advance", new RegExp(`^${dropped}$`));
  assert.deepEqual(await textsOf(window, "advance"), [
    text("advance-waits", { move: "e2–e3" }),
    text("advance-waits", { move: "e3–e4" }),
    dropped,
  ]);
  assert.match(await onCell(window, "e3"), /white king/, "the first was played, the second not");
  assert.match((await announcement(window)).text, /1 pawn try/);
  assert.ok(!(await dummies(window)).some((name) => name.startsWith("h7")), "the mark stands");
  await world.picture("dropped", window);
}
