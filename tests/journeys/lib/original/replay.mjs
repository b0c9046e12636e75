// The original's replay, over a game that has just ended.

import { Key } from "selenium-webdriver";
import { squareCentre } from "../game.mjs";
import { text } from "../texts.mjs";
import { until } from "../wait.mjs";
import { pick, tick, untilHas } from "./form.mjs";

/** Waits until the replay stands at this step; `last` for its end. */
function at(window, place) {
  return until(`step ${place}`, async () => {
    const [step, last] = (await window.text("replay-place")).split("/");
    return step === (place === "last" ? last : String(place));
  });
}

/** Presses the right button as a mouse does: the webview's driver lets go of the left one. */
async function mouseRight(world, window, cell) {
  const { x, y } = await squareCentre(window, cell);
  const [id] = world.display.xdotool("search", "--onlyvisible", "--name", "^Encounter$").trim().split("\n");
  world.display.xdotool("mousemove", "--window", id, String(x), String(y), "click", "3");
}

/** How many letters of each tone stand on the board. */
function letters(window) {
  return window.evaluate(
    `const count = (tone) => document.querySelectorAll('[data-testid^="cell-"] .letters .' + tone).length;
     return { enemy: count("enemy"), own: count("own") };`,
  );
}

/** Chooses which letters are shown; some or none of each tone must then be there. */
const shows = (choice, { enemy, own }) => async (window) => {
  await window.click(`letters-${choice}`);
  await until(`letters: ${choice}`, async () => {
    const seen = await letters(window);
    return seen.enemy > 0 === enemy && seen.own > 0 === own;
  });
};

/** Moves the slider by its keys. */
async function slide(window) {
  await window.click("replay-first");
  const slider = await window.find("replay-slider");
  await slider.sendKeys(Key.END);
  await at(window, "last");
  await slider.sendKeys(Key.HOME);
  await at(window, 0);
}

/** Leaves out the letters of pieces, whichever side they are of. */
async function pawnsOnly(window) {
  const kinds = () =>
    window.evaluate(
      `return [...new Set([...document.querySelectorAll('[data-testid^="cell-"] .letters span')].map((letter) => letter.textContent))].sort().join("");`,
    );
  for (const choice of ["enemy", "friendly", "both"]) {
    await window.click(`letters-${choice}`);
    await until("letters of pieces", async () => /[KQRBN]/.test(await kinds()));
    await tick(window, "pawns-only", true);
    await until("letters of pawns alone", async () => (await kinds()) === "P");
    await tick(window, "pawns-only", false);
  }
}

export const REPLAY = {
  "Options menu > Replay": async (window) => {
    await window.click("end-close");
    await window.click("menu-history");
    await window.click("history-open");
    await window.find("replay");
    await window.click("replay-first");
    await at(window, 0);
  },
  "Replay > Forward: right arrow": async (window) => {
    await window.press(Key.ARROW_RIGHT);
    await at(window, 1);
    await window.click("replay-forward");
    await at(window, 2);
  },
  "Replay > Backward: left arrow": async (window) => {
    await window.press(Key.ARROW_LEFT);
    await at(window, 1);
    await window.click("replay-back");
    await at(window, 0);
  },
  "Replay > Forward: left click on the board": async (window) => {
    await window.click("replay-board");
    await at(window, 1);
  },
  "Replay > Backward: right click on the board": async (window, world) => {
    await mouseRight(world, window, "e4");
    await at(window, 0);
  },
  "Replay > >>": async (window) => {
    await window.click("replay-last");
    await at(window, "last");
  },
  "Replay > <<": async (window) => {
    await window.click("replay-first");
    await at(window, 0);
  },
  "Replay > Play>": async (window) => {
    await window.click("replay-play");
    await at(window, 1);
    await window.click("replay-pause");
    await window.find("replay-play");
  },
  "Replay > Thumb track": slide,
  "Replay > Move list: drag moves": slide,
  "Replay > Move list: click an element": async (window) => {
    const steps = await window.all("replay-step");
    await steps[2].click();
    await at(window, 2);
  },
  "Preferences dialog > Replay with red letters and squares": async (window) => {
    await shows("enemy", { enemy: true, own: false })(window);
    await window.untilText("letters-legend", new RegExp(text("letters-legend", { name: "Ann" })));
  },
  "Replay > Dummies: enemy (red)": shows("enemy", { enemy: true, own: false }),
  "Replay > Dummies: friendly (green)": shows("friendly", { enemy: false, own: true }),
  "Replay > Dummies: both, green and red on one square": shows("both", { enemy: true, own: true }),
  "Replay > Pawns only: enemy, friendly, both": pawnsOnly,
  "Replay > Dummies: none": shows("none", { enemy: false, own: false }),
  "Replay > Cubes as squares": async (window) => {
    await window.click("letters-enemy");
    await window.click("replay-last");
    await untilHas(window, "replay-cube", "data-cell", "e5");
  },
  "Replay > Options": async (window) => {
    await window.click("replay-options");
    await window.find("replay-options-dialog");
    await pick(window, "options-letters-enemy");
  },
  "Miscellaneous dialog > Re-calibrate Slide Rate": async (window) => {
    await window.click("replay-calibrate");
    await window.untilText("replay-calibrated", /\d/);
    await window.click("replay-options-close");
  },
};
