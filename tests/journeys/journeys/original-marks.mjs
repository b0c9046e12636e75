// The original's marks by mouse: dummies, pawn marker cubes, highlighted squares.

import { giveName, ownTurn, requestGame } from "../lib/game.mjs";
import { CUBES } from "../lib/original/cubes.mjs";
import { prove } from "../lib/original/list.mjs";
import { MARKS } from "../lib/original/marks.mjs";

export default async function originalMarks(world) {
  const window = await world.open();
  await giveName(window, "Ann");
  await requestGame(window, { colour: "white" });
  await ownTurn(window);
  await prove(CUBES, window);
  await window.click("menu-file");
  await window.click("menu-table");
  await prove(MARKS, window);
}
