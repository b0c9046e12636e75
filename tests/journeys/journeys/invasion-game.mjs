// Invasion by mouse: a whole game from its start to the mate, with a tank that rolls, and its replay.

import { playByMouse, startBoard, untilNamed, untilOver } from "../lib/boards.mjs";
import { openReplay } from "../lib/ends.mjs";

export default async function invasionGame(world) {
  const window = await startBoard(world, { game: "invasion" });
  await playByMouse(window, ["f1-e1", "c8-a8", "h1-h8", "b9-g9", "h8-g9", "c10-b9", "g9-b9"]);
  await untilOver(window, /White wins/);

  await openReplay(window);
  await window.click("replay-last");
  await untilNamed(window, "b9", "b9, white paratrooper that has flown, Black’s camp, capture announced here");
  await world.picture("replay", window);
  await window.click("replay-first");
  await untilNamed(window, "a10", "a10, black HQ, Black’s home");
}
