// Invasion by mouse: the bomb is dragged from beside the board, and its blast is seen before it is thrown.
// The replay shows it beside the board until then.

import { startBoard, struck, untilNamed, untilPly } from "../lib/boards.mjs";
import { giveUp, openReplay } from "../lib/ends.mjs";
import { draggedTo, squareCentre } from "../lib/game.mjs";
import { gone } from "../lib/original/form.mjs";
import { passOn, sitDown } from "../lib/seats.mjs";
import { until } from "../lib/wait.mjs";

const START =
  "h........./........../........../...~~~~s../...~~~~.../...~~~~.../...~~~~.../......s.../......S.../.........H w 10";

export default async function invasionBomb(world) {
  const window = await startBoard(world, { game: "invasion", start: START });
  const target = await squareCentre(window, "g3");
  const bomb = await window.find("held-white-b");
  const actions = () => window.driver.actions();
  await actions().move({ origin: bomb }).press().perform();
  await actions().move(target).perform();
  await until("the bomb to be over g3", () => draggedTo(window, target, 12));
  await until("the blast", async () => {
    const lost = (await struck(window)).filter((cell) => cell.endsWith("x"));
    return lost.join(" ") === "g2x g3x";
  });
  await world.picture("blast", window);
  await actions().release().perform();
  await untilPly(window, 1);
  await untilNamed(window, "g3", "g3, empty");
  await untilNamed(window, "g2", "g2, empty, capture announced here");
  await gone(window, "held-white-b");

  await passOn(window, "Bob");
  await sitDown(window, "black");
  await giveUp(window);
  await openReplay(window);
  await window.click("replay-first");
  await window.find("replay-held-white-b");
  await world.picture("replay", window);
  await window.click("replay-last");
  await gone(window, "replay-held-white-b");
}
