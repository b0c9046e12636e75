// A picture of the window with a game in full swing: dummies moved, a NO, a framed capture, clocks.

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { announcement, giveName, ownTurn, requestGame, tryMove, type } from "./game.mjs";
import { until } from "./wait.mjs";

const { seed, tries, picture: length } = JSON.parse(readFileSync(join(import.meta.dirname, "../data/seeded-game.json"), "utf8"));

/** With this seed the game goes as it was recorded. */
export const SEED = String(seed);

/** What the player believes: two pawns have come forward, and a knight. */
const MARKS = ["dummy e7 e5", "dummy d7 d6", "dummy g8 f6"];

/** Plays the first moves of a seeded game and writes the picture. */
export async function takePicture(world, { picture, theme }) {
  const window = await world.open({ env: { ENCOUNTER_SEED: SEED } });
  await giveName(window, "Ann");
  await chooseTheme(window, theme);
  await layFullSwing(window);
  await painted(window);
  world.display.picture(picture);
}

/** Plays the first moves of the seeded game, from the start screen. */
export async function layFullSwing(window) {
  await requestGame(window, { colour: "white", level: 1 });
  for (const mark of MARKS) await type(window, mark);
  for (const text of tries.slice(0, length)) await tryMove(window, text);
  await ownTurn(window);
  await until("the last word to be a NO", async () => (await announcement(window)).tone === "no");
}

async function chooseTheme(window, theme) {
  await window.click("menu-options");
  await window.click("menu-settings");
  await window.click(`settings-theme-${theme}`);
  await window.click("menu-file");
  await window.click("menu-home");
}

/** Waits until the webview has drawn what the page holds, by drawing it once more. */
async function painted(window) {
  await window.driver.takeScreenshot();
  await window.driver.executeAsyncScript(
    `const done = arguments[0]; requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done, 300)));`,
  );
}
