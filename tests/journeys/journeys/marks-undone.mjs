// Marks of every kind are made by mouse, undone and redone, and found again in the record of the game.

import assert from "node:assert/strict";
import { Key } from "selenium-webdriver";
import { giveUp, openReplay } from "../lib/ends.mjs";
import { clickSquares, drag, giveName, onCell, ownTurn, requestGame } from "../lib/game.mjs";
import { draw, marked, rightClick } from "../lib/marks.mjs";
import { until } from "../lib/wait.mjs";

export default async function marksUndone(world) {
  const window = await world.open();
  await giveName(window, "Ann");
  await requestGame(window, { colour: "white", level: 1 });
  await ownTurn(window);

  await drag(window, "e7", "e5");
  await window.click("cubes-tool");
  await rightClick(window, "d5");
  await marked(window, "cube", "d5");
  await highlight(window);
  await draw(window, Key.CONTROL, "e2", "e4");
  await draw(window, Key.SHIFT, "f7");
  await everything(window);
  await world.picture("marks", window);

  for (const left of [5, 4, 3, 2, 1, 0]) await undo(window, left);
  await marked(window, "cube");
  await marked(window, "highlight");
  assert.equal(await onCell(window, "e7"), "e7, dummy pawn");
  for (let at = 0; at < 6; at += 1) await window.click("redo-mark");
  await everything(window);

  await giveUp(window);
  await openReplay(window);
  await inTheRecord(window);
}

/** The tool explains itself; with it a press on an own man highlights and moves nothing. */
async function highlight(window) {
  await window.click("highlight-tool");
  await window.click("highlight-close");
  await clickSquares(window, "e2", "b6");
  await marked(window, "highlight", "e2", "b6");
  assert.match(await onCell(window, "e2"), /white pawn.*red plus/);
  assert.match(await onCell(window, "b6"), /green plus/);
}

async function everything(window) {
  await marked(window, "cube", "d5");
  await marked(window, "highlight", "e2", "b6");
  await marked(window, "arrow", "e2e4");
  await marked(window, "circle", "f7");
  assert.match(await onCell(window, "e5"), /dummy pawn/);
}

/** Undoes one mark and waits until so many of the six are left. */
async function undo(window, left) {
  await window.click("undo-mark");
  await until(`${left} marks`, async () => {
    const count = await window.evaluate(
      `const marks = ["cube-d5", "highlight-e2", "highlight-b6", "arrow-e2e4", "circle-f7"];
       const there = marks.filter((id) => document.querySelector('[data-testid="' + id + '"]')).length;
       const moved = document.querySelector('[data-testid="cell-e5"]').getAttribute("aria-label").includes("dummy");
       return there + (moved ? 1 : 0);`,
    );
    return count === left;
  });
}

/** The replay shows the cube's square and the letters of the dummies over the truth. */
async function inTheRecord(window) {
  await window.click("replay-last");
  await window.click("letters-enemy");
  await until("the cube over the truth", () =>
    window.evaluate(
      `const cube = document.querySelector('[data-testid="replay-cube"]');
       return cube?.dataset.cell === "d5" && cube.dataset.tone === "enemy";`,
    ),
  );
  assert.match(await onCell(window, "e5"), /red letter/);
}
