// The original's table with two people, and its replay of their game.

import { giveName } from "../lib/game.mjs";
import { marked, rightClick } from "../lib/marks.mjs";
import { menu } from "../lib/menu.mjs";
import { BOARD, START } from "../lib/original/board.mjs";
import { prove } from "../lib/original/list.mjs";
import { REPLAY } from "../lib/original/replay.mjs";
import { requestTwo, sitDown } from "../lib/seats.mjs";

export default async function originalBoard(world) {
  const window = await world.open();
  await giveName(window, "Ann");
  await requestTwo(window, { other: "Bob", start: START });
  await window.type("field-time-mine", "3.01");
  await window.click("request-start");
  await sitDown(window, "white");
  await cubeOn(window, "e5");
  await prove(BOARD, window);
  await prove(REPLAY, window, world);
}

/** White's cube, which the replay shows. */
async function cubeOn(window, cell) {
  await menu(window, "options", "cubes-on");
  await rightClick(window, cell);
  await marked(window, "cube", cell);
}
