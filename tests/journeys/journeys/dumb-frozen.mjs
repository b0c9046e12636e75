// Dumb Chess by mouse: a frozen pawn cannot be lifted; a queen takes the king.

import assert from "node:assert/strict";
import { startBoard, untilNamed, untilOver } from "../lib/boards.mjs";
import { clickSquares, tableState } from "../lib/game.mjs";
import { openReplay } from "../lib/ends.mjs";
import { text } from "../lib/texts.mjs";
import { until } from "../lib/wait.mjs";

export default async function dumbFrozen(world) {
  const window = await startBoard(world, { game: "dumb", start: "k4/5/1w3/1P3/Q3K w - pWQ" });
  await untilNamed(window, "b2", "b2, white pawn, frozen");
  await clickSquares(window, "b2");
  await window.untilText("answer", new RegExp(text("board-frozen")));
  assert.equal(await lifted(window), null, "a frozen man is not lifted");

  await clickSquares(window, "a1");
  await until("the queen to be lifted", async () => (await lifted(window)) === "cell-a1");
  await clickSquares(window, "a5");
  await untilOver(window, /White wins/);
  assert.equal((await tableState(window)).ply, 1);

  await openReplay(window);
  await window.click("replay-last");
  await untilNamed(window, "a5", "a5, white queen, capture announced here");
  await world.picture("replay", window);
}

/** The square whose man is lifted. */
function lifted(window) {
  return window.evaluate(
    `return document.querySelector('[role="gridcell"][aria-selected="true"]')?.dataset.testid ?? null;`,
  );
}
