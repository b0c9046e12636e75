// The original's pawn marker cubes and highlighted squares.

import assert from "node:assert/strict";
import { clickSquares, onCell } from "../game.mjs";
import { clickCube, marked, rightClick, shiftClick } from "../marks.mjs";
import { menu } from "../menu.mjs";
import { until } from "../wait.mjs";
import { tick, topicShown, untilHas } from "./form.mjs";

/** Waits until a square has a plus of this colour. */
function untilPlus(window, cell, colour) {
  return until(`a ${colour} plus on ${cell}`, async () => (await onCell(window, cell)).endsWith(`${colour} plus`));
}

export const CUBES = {
  "Pawn marker cubes > Off at the beginning of a game": async (window) => {
    await untilHas(window, "cubes-tool", "aria-pressed", "false");
    await rightClick(window, "d5");
    await marked(window, "cube");
  },
  "Options menu > Turn Pawn Marker Cubes On/Off": async (window) => {
    await menu(window, "options", "cubes-on");
    await untilHas(window, "cubes-tool", "aria-pressed", "true");
    await menu(window, "options", "cubes-off");
    await untilHas(window, "cubes-tool", "aria-pressed", "false");
    await menu(window, "options", "cubes-on");
  },
  "Pawn marker cubes > Add by right click": async (window) => {
    await rightClick(window, "d5");
    await rightClick(window, "c4");
    await marked(window, "cube", "c4", "d5");
  },
  "Pawn marker cubes > Delete by right click": async (window) => {
    await rightClick(window, "c4");
    await marked(window, "cube", "d5");
  },
  "Pawn marker cubes > Move by left click and left click": async (window) => {
    await clickCube(window, "d5");
    await clickSquares(window, "e5");
    await marked(window, "cube", "e5");
  },
  "Pawn marker cubes > Identify the pawn: outlined in yellow": async (window) => {
    await clickCube(window, "e5");
    await shiftClick(window, "e7");
    await marked(window, "tied", "e7");
    await clickCube(window, "e5");
    await marked(window, "tied");
  },
  "Instructional aids > Highlight Opponent's Squares": async (window) => {
    await window.click("highlight-tool");
    await window.find("highlight-help");
  },
  "Highlighted squares (+) > Instruction dialog": async (window) => {
    await window.click("highlight-close");
    assert.equal(await window.isThere("highlight-help"), false);
  },
  "Highlighted squares (+) > + under the small men, red while on": (window) =>
    untilHas(window, "highlight-tool", "aria-pressed", "true"),
  "Highlighted squares (+) > First click: red +": async (window) => {
    await clickSquares(window, "e4");
    await untilPlus(window, "e4", "red");
  },
  "Highlighted squares (+) > Further clicks: green +": async (window) => {
    await clickSquares(window, "f4");
    await untilPlus(window, "f4", "green");
  },
  "Highlighted squares (+) > Right click removes": async (window) => {
    await rightClick(window, "e4");
    await marked(window, "highlight", "f4");
  },
  "Highlighted squares (+) > A removed red + makes the next one red": async (window) => {
    await clickSquares(window, "g4");
    await untilPlus(window, "g4", "red");
  },
  "Highlighted squares (+) > + again: off, and all are removed": async (window) => {
    await window.click("highlight-tool");
    await marked(window, "highlight");
    await untilHas(window, "highlight-tool", "aria-pressed", "false");
  },
  "Preferences dialog > Skip the instruction of highlighted squares": async (window) => {
    await menu(window, "options", "settings");
    await tick(window, "settings-skip-highlight-help", true);
    await menu(window, "file", "table");
    await window.click("highlight-tool");
    await untilHas(window, "highlight-tool", "aria-pressed", "true");
    assert.equal(await window.isThere("highlight-help"), false, "no instruction");
    await window.click("highlight-tool");
  },
  "Help > Quick Help: Pawn Marker": async (window) => {
    await menu(window, "help", "help-cubes");
    await topicShown(window, "cubes");
  },
};
