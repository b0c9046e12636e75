// The original's marks: dummies by mouse.

import { giveName, ownTurn, requestGame } from "../lib/game.mjs";
import { prove } from "../lib/original/list.mjs";
import { MARKS } from "../lib/original/marks.mjs";

export default async function originalMarks(world) {
  const window = await world.open();
  await giveName(window, "Ann");
  await requestGame(window, { colour: "white" });
  await ownTurn(window);
  await prove(MARKS, window);
}
