// Pawn marker cubes by mouse: added, chosen with their pawn, tied, moved, deleted with what they are tied to.

import { clickSquares, drag, giveName, onCell, ownTurn, requestGame } from "../lib/game.mjs";
import { clickCube, marked, rightClick, shiftClick } from "../lib/marks.mjs";
import { until } from "../lib/wait.mjs";

export default async function cubes(world) {
  const window = await world.open();
  await giveName(window, "Ann");
  await requestGame(window, { colour: "white", level: 1 });
  await ownTurn(window);
  await rightClick(window, "d4");
  await window.click("menu-options");
  await window.click("menu-cubes-on");

  await addAndTie(window, world);
  await pawnAndCubeMove(window);
  await deleteThem(window);
}

/** On a free square and on a dummy, not on an own man; the chosen cube shows its pawn. */
async function addAndTie(window, world) {
  for (const cell of ["e2", "d5", "c7"]) await rightClick(window, cell);
  await marked(window, "cube", "d5", "c7");
  await clickCube(window, "d5");
  await marked(window, "tied");
  await shiftClick(window, "d7");
  await marked(window, "tied", "d7");
  await named(window, "d5", "cube of the pawn on d7");
  await world.picture("tied", window);
}

/** The pawn moves and stays tied; its cube is moved by two clicks; a dummy moves from under a cube. */
async function pawnAndCubeMove(window) {
  await clickCube(window, "d5");
  await drag(window, "d7", "d6");
  await named(window, "d5", "cube of the pawn on d6");
  await clickCube(window, "d5");
  await marked(window, "tied", "d6");
  await clickSquares(window, "e5");
  await marked(window, "cube", "e5", "c7");
  await named(window, "e5", "cube of the pawn on d6");
  await clickSquares(window, "c7", "c5");
  await named(window, "c5", "dummy pawn");
  await named(window, "c7", "empty, cube");
}

/** The right button deletes the selected dummy, even under a cube, and elsewhere the cube. */
async function deleteThem(window) {
  await clickSquares(window, "d6");
  await until("the dummy to be selected", () =>
    window.evaluate(
      `return document.querySelector('[data-testid="cell-d6"]').getAttribute("aria-selected") === "true";`,
    ),
  );
  await rightClick(window, "d6");
  await named(window, "e5", "empty, cube");
  await window.click("undo-mark");
  await named(window, "e5", "cube of the pawn on d6");
  await rightClick(window, "c7");
  await marked(window, "cube", "e5");
  await window.click("cubes-tool");
  await marked(window, "cube");
}

/** Waits until a square's name ends so. */
function named(window, cell, end) {
  return until(`${cell} to be "${end}"`, async () => (await onCell(window, cell)).endsWith(end));
}
