// Sjakti by mouse: a whole game from its start to the mate, and its replay, in which tiles go and come back.

import assert from "node:assert/strict";
import { playByMouse, startBoard, untilNamed, untilOver } from "../lib/boards.mjs";
import { openReplay } from "../lib/ends.mjs";

export default async function sjaktiGame(world) {
  const window = await startBoard(world, { game: "sjakti" });
  await playByMouse(window, ["f2-f4", "b6-d4", "b2-b4", "d6-d7", "f4-d6"]);
  await untilOver(window, /White wins/);
  await untilNamed(window, "c5", "c5, no tile");

  await openReplay(window);
  await window.click("replay-last");
  await untilNamed(window, "d6", "d6, white warrior");
  assert.equal(await tilesGone(window), 4);
  await world.picture("replay", window);
  await window.click("replay-first");
  await untilNamed(window, "b6", "b6, black warrior");
  assert.equal(await tilesGone(window), 0);
}

/** How many tiles are gone. */
function tilesGone(window) {
  return window.evaluate(`return document.querySelectorAll('[data-ground="gone"]').length;`);
}
