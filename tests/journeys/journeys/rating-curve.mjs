// Ten rated games against the computer make a rating curve; a game that is not rated adds nothing.

import assert from "node:assert/strict";
import { closeEnd, giveUp, giveUpAndStay } from "../lib/ends.mjs";
import { beginGame, giveName, startGame } from "../lib/game.mjs";
import { until } from "../lib/wait.mjs";

const GAMES = 10;

export default async function ratingCurve(world) {
  const window = await world.open({ env: { ENCOUNTER_SEED: "5" } });
  await giveName(window, "Ann");
  await window.click("menu-profile");
  await window.find("rating-none");
  await window.find("against-none");
  await world.picture("none", window);
  await beginGame(window, () => window.click("field-rated"));
  await giveUp(window);
  for (let game = 2; game <= GAMES; game += 1) await loseAgain(window);
  await closeEnd(window);
  await showsTenGames(window);
  await world.picture("ten", window);
  await beginGame(window, () => window.click("field-rated"));
  await giveUpAndStay(window);
  await showsTenGames(window);
  const results = await window.text("against");
  assert.match(results, new RegExp(`\\b${GAMES + 1}\\b`), "every game is among the results");
  await window.click("profile-scope-people");
  await window.find("rating-none");
  await window.click("profile-scope-computers");
  await window.find("rating-curve");
}

/** Asks for the same game again where the last one has ended, and loses it. */
async function loseAgain(window) {
  await window.click("end-new");
  await window.find("request");
  await startGame(window);
  await giveUp(window);
}

/** The player's page has the curve of the ten rated games, which were all lost. */
async function showsTenGames(window) {
  await window.click("menu-profile");
  await until("the curve of ten games", async () => {
    const [curve] = await window.all("rating-curve");
    return (await curve?.getAttribute("data-points")) === String(GAMES);
  });
  const [, rating] = /^(\d+) ± \d+$/.exec(await window.text("rating-now")) ?? [];
  assert.ok(Number(rating) < 1400, `ten lost games leave ${rating}`);
}
