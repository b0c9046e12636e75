// Invasion by mouse: a tank's path is seen before the drop, and a flag wins in the enemy's corner.

import assert from "node:assert/strict";
import { startBoard, struck, untilNamed, untilOver, untilPly } from "../lib/boards.mjs";
import { clickSquares, drag, squareCentre } from "../lib/game.mjs";
import { openReplay } from "../lib/ends.mjs";
import { passOn, sitDown } from "../lib/seats.mjs";
import { until } from "../lib/wait.mjs";

const START =
  "..F......./........../..h......./...~~~~.../...~~~~.../...~~~~.../S..~~~~.../s........./T........./.........H w 00";

export default async function invasionTank(world) {
  const window = await startBoard(world, { game: "invasion", start: START });
  await untilNamed(window, "d4", "d4, sea");
  await clickSquares(window, "a2");
  const end = await squareCentre(window, "a5");
  await window.driver.actions().move(end).perform();
  await until("the tank's path", async () => (await struck(window)).join(" ") === "a3x a4x a5");
  await world.picture("path", window);
  await clickSquares(window, "a5");
  await untilPly(window, 1);
  await untilNamed(window, "a4", "a4, empty");
  await passOn(window, "Bob");
  await sitDown(window, "black");
  await drag(window, "c8", "c7");
  await untilPly(window, 2);
  await passOn(window, "Ann");
  await sitDown(window, "white");
  await drag(window, "c10", "a10");
  await untilOver(window, /White wins/);

  await openReplay(window);
  await window.click("replay-last");
  await untilNamed(window, "a10", "a10, white flag, Black’s home");
  assert.deepEqual(await struck(window), []);
}
