// The original's board set-up, and its board to try the moving on.

import assert from "node:assert/strict";
import { clickSquares } from "../game.mjs";
import { menu } from "../menu.mjs";
import { menOn } from "../setup.mjs";
import { until } from "../wait.mjs";
import { dummyOn } from "./desk.mjs";
import { dialogShown, pick } from "./form.mjs";

/** Chooses under "I"; at a table whose clock runs, leaving is asked about first. */
async function aid(window, entry, { asks = false } = {}) {
  await window.click("aids");
  await window.click(`aids-${entry}`);
  if (asks) await window.click("aids-leave-yes");
}

function untilMen(window, count) {
  return until(`${count} men`, async () => (await menOn(window)).length === count);
}

export const SETUP = {
  "Options menu > Instructional Aids": async (window) => {
    await window.click("aids");
    await window.find("aids-set-up");
    await window.click("aids");
  },
  'Board set-up > "I" under the small men': async (window) => {
    await aid(window, "set-up", { asks: true });
    await window.find("set-up");
  },
  "Board set-up > Clear Board": async (window) => {
    await window.click("set-up-clear");
    await untilMen(window, 2);
  },
  "Board set-up > Standard Set-Up": async (window) => {
    await window.click("set-up-standard");
    await untilMen(window, 32);
  },
  "Board set-up > Select small men to set up": async (window) => {
    await window.click("set-up-clear");
    await window.click("tray-white-r");
    await clickSquares(window, "a1");
    await until("a rook on a1", async () => (await menOn(window)).includes("a1"));
  },
  "Board set-up > Perspective: White, Black": async (window) => {
    await pick(window, "set-up-perspective-black");
    await pick(window, "set-up-perspective-white");
  },
  "Board set-up > Opening move: White, Black": async (window) => {
    await pick(window, "set-up-turn-black");
    await until("Black to move", async () =>
      (await (await window.find("set-up")).getAttribute("data-turn")) === "black",
    );
  },
  "Board set-up > Turn Board SetUp off: game request": async (window) => {
    await aid(window, "set-up-off");
    const start = await (await window.control("field-start")).getAttribute("value");
    assert.match(start, /^4k3\/8\/8\/8\/8\/8\/8\/R3K3 b /, "the position is asked for");
    await dialogShown(window, "request");
  },
  "Board set-up > ReOpen": async (window) => {
    await menu(window, "file", "table");
    await window.find("table");
    await aid(window, "reopen", { asks: true });
    await until("the rook again", async () => (await menOn(window)).includes("a1"));
  },
  "Instructional aids > Board Set-up": async (window) => {
    await menu(window, "file", "home");
    await window.click("home-set-up");
    await window.find("set-up");
  },
  "Demo > Moving Pieces and Dummies": async (window) => {
    await menu(window, "file", "home");
    await window.click("home-moving");
    await window.find("moving");
    await clickSquares(window, "e7", "e5");
    await dummyOn(window, "e5");
  },
};
