// A picture of the window with a game in full swing: dummies moved, a NO, a framed capture, clocks.

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { announcement, giveName, ownTurn, tryMove, type } from "./game.mjs";
import { until } from "./wait.mjs";

const script = JSON.parse(readFileSync(join(import.meta.dirname, "../data/picture.json"), "utf8"));

/** Plays the first moves of a seeded game and writes the picture. */
export async function takePicture(world, { picture, theme }) {
  const window = await world.open({ env: { ENCOUNTER_SEED: String(script.seed) } });
  world.display.xdotool("search", "--onlyvisible", "--name", "^Encounter$", "windowsize", "100%", "100%");
  await giveName(window, "Ann");
  await window.evaluate(`document.documentElement.dataset.theme = arguments[0];`, theme);
  await window.click("play-computer");
  for (const mark of script.marks) await type(window, mark);
  for (const text of script.tries) await tryMove(window, text);
  await ownTurn(window);
  await until("the last word to be a NO", async () => (await announcement(window)).tone === "no");
  world.display.picture(picture);
}
