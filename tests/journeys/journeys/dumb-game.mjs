// Dumb Chess by mouse: a whole game from its start, dragged and clicked, until a king is taken; and its replay.

import { playByMouse, startBoard, untilNamed, untilOver } from "../lib/boards.mjs";
import { openReplay } from "../lib/ends.mjs";

export default async function dumbGame(world) {
  const window = await startBoard(world, { game: "dumb" });
  await playByMouse(window, ["b2-b3", "e5-e4", "c1-b2", "e6-e5", "b2-e5"]);
  await untilOver(window, /White wins/);

  await openReplay(window);
  await window.click("replay-last");
  await untilNamed(window, "e5", "e5, white bishop, capture announced here");
  await window.click("replay-back");
  await untilNamed(window, "e5", "e5, black king");
  await window.click("replay-first");
  await untilNamed(window, "e6", "e6, black king");
}
