// The original's practice board.

import { openReplay } from "../lib/ends.mjs";
import { giveName, ownTurn, requestGame, type } from "../lib/game.mjs";
import { prove } from "../lib/original/list.mjs";
import { PRACTICE } from "../lib/original/practice.mjs";

export default async function originalPractice(world) {
  const window = await world.open();
  await giveName(window, "Ann");
  await requestGame(window, { colour: "white" });
  await ownTurn(window);
  await type(window, "abort");
  await window.find("end");
  await openReplay(window);
  await prove(PRACTICE, window);
}
