// Sjakti by mouse: a mate on a board with hardly a tile left, and its replay.

import assert from "node:assert/strict";
import { startBoard, untilNamed, untilOver } from "../lib/boards.mjs";
import { drag } from "../lib/game.mjs";
import { openReplay } from "../lib/ends.mjs";

export default async function sjaktiGame(world) {
  const start = "#######/#######/#######/W.k####/#######/#######/#K##### w";
  const window = await startBoard(world, { game: "sjakti", start });
  await untilNamed(window, "a1", "a1, no tile");
  await untilNamed(window, "a4", "a4, white warrior");
  await drag(window, "a4", "b4");
  await untilOver(window, /White wins/);

  await openReplay(window);
  await window.click("replay-last");
  await untilNamed(window, "b4", "b4, white warrior");
  await window.click("replay-back");
  await untilNamed(window, "a4", "a4, white warrior");
  assert.equal(await window.evaluate(`return document.querySelectorAll('[data-ground="gone"]').length;`), 45);
  await world.picture("replay", window);
}
