// The marks of a finished game over the truth: whose, pawns alone, none; the options, the slider, the list.

import assert from "node:assert/strict";
import { giveUp, openReplay } from "../lib/ends.mjs";
import { giveName, requestGame, tryMove, type } from "../lib/game.mjs";
import { SEED } from "../lib/picture.mjs";
import { until } from "../lib/wait.mjs";

export default async function replayLetters(world) {
  const window = await world.open({ env: { ENCOUNTER_SEED: SEED } });
  await giveName(window, "Ann");
  await finishedGame(window);
  await window.find("replay");
  await window.click("replay-last");

  await marks(window, "enemy", { red: 15, green: 0 });
  assert.deepEqual(await lettersOn(window, "e5", "e7", "f6"), { e5: "P enemy", e7: "", f6: "N enemy" });
  await window.click("letters-friendly");
  await marks(window, "friendly", { red: 0, green: 16 });
  await window.click("letters-both");
  await marks(window, "both", { red: 15, green: 16 });
  await window.click("pawns-only");
  await marks(window, "both, pawns alone", { red: 7, green: 8 });
  await world.picture("pawns", window);
  await window.click("letters-none");
  await marks(window, "none", { red: 0, green: 0 });

  await options(window, world);
  await moves(window);
  await keptChoice(window);
}

/** Four moves with four changes of the marks; then the game is given up. */
async function finishedGame(window) {
  await requestGame(window, { colour: "white", level: 1 });
  for (const mark of ["dummy e7 e5", "dummy g8 f6", "dummy -h7"]) await type(window, mark);
  for (const text of ["e2e4", "d2d3", "g1f3", "f1e2"]) await tryMove(window, text);
  await giveUp(window);
  await openReplay(window);
}

/** Waits until so many letters of each colour stand on the board. */
function marks(window, choice, wanted) {
  return until(`${choice}: ${JSON.stringify(wanted)}`, async () => {
    const count = await window.evaluate(
      `const count = (tone) => document.querySelectorAll(".letters ." + tone).length;
       return { red: count("enemy"), green: count("own") };`,
    );
    if (count.red === wanted.red && count.green === wanted.green) return true;
    throw new Error(JSON.stringify(count));
  });
}

/** The letters on these squares, each with its tone. */
function lettersOn(window, ...cells) {
  return window.evaluate(
    `return Object.fromEntries(arguments[0].map((cell) => [cell,
       [...document.querySelectorAll('[data-testid="cell-' + cell + '"] .letters span')]
         .map((letter) => letter.textContent + " " + letter.className.split(" ")[0]).join("|")]));`,
    cells,
  );
}

async function options(window, world) {
  await window.click("replay-options");
  await window.find("replay-options-dialog");
  await window.click("options-letters-enemy");
  await window.click("options-pawns-only");
  await window.choose("settings-replay-speed", "250");
  await window.click("replay-calibrate");
  await window.untilText("replay-calibrated", /took \d/);
  await world.picture("options", window);
  await window.click("replay-options-close");
  await marks(window, "enemy", { red: 15, green: 0 });
}

/** The slider follows the steps and leads to one; the list jumps; the board's two buttons step. */
async function moves(window) {
  const place = () => window.evaluate(`return document.querySelector('[data-testid="replay-slider"]').value;`);
  const at = (wanted) => until(`step ${wanted}`, async () => (await place()) === String(wanted));
  await window.click("replay-first");
  await at(0);
  await window.click("replay-play");
  await until("two steps to be played", async () => Number(await place()) >= 2);
  await window.click("replay-pause");
  await window.evaluate(
    `const slider = document.querySelector('[data-testid="replay-slider"]');
     slider.value = 5;
     slider.dispatchEvent(new Event("input", { bubbles: true }));`,
  );
  await window.untilText("replay-place", /^5\//);
  await window.click("replay-board");
  await at(6);
  await window.evaluate(`document.querySelector('[data-testid="replay-step"][data-place="3"]').click();`);
  await at(3);
  assert.match(await window.text("replay-clock-white"), /\d+:\d\d/);
  assert.match(await window.text("replay-clock-black"), /\d+:\d\d/);
}

/** Another replay begins with the same choice. */
async function keptChoice(window) {
  await window.click("letters-both");
  await window.click("replay-history");
  await window.click("history-open");
  await window.find("replay");
  await marks(window, "both again", { red: 15, green: 16 });
}
