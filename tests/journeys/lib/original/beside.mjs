// The original's sub-menu beside the board, and its enemy shown in black.

import { Button } from "selenium-webdriver";
import { styleOf, untilDrawn } from "../look.mjs";
import { menu } from "../menu.mjs";
import { until } from "../wait.mjs";
import { dialogShown, gone, minuteGained, tick } from "./form.mjs";

/** Presses the right button on the free space under the small men. */
async function openBeside(window) {
  const { x, y, width, height } = await (await window.find("tray")).getRect();
  const free = { x: Math.round(x + width / 2), y: Math.round(y + height - 20) };
  await window.driver.actions().move(free).press(Button.RIGHT).release(Button.RIGHT).perform();
  await window.find("sub-menu");
}

/** Chooses an entry of the menu beside the board. */
async function choose(window, entry) {
  await openBeside(window);
  await window.click(`sub-${entry}`);
}

function untilBottom(window, side) {
  return until(`${side} at the bottom`, () =>
    window.evaluate(`return document.querySelector('[data-testid="board"]').dataset.bottom === arguments[0];`, side),
  );
}

/** The board is built anew. */
const redraws = (press) => async (window) => {
  await window.evaluate(`document.querySelector("cg-board").dataset.old = "yes";`);
  await press(window);
  await until("a new board", () =>
    window.evaluate(`const board = document.querySelector("cg-board"); return board && !board.dataset.old;`),
  );
};

/** The outline of the small men is of this colour. */
export function untilOutlined(window, colour) {
  return until(`the outline to be ${colour}`, async () =>
    (await styleOf(window, '[data-testid="tray"] .small-men', "box-shadow")).startsWith(colour),
  );
}

export const BESIDE = {
  "Sub-menu (right click outside the board) > Add 1 Minute": (window) =>
    minuteGained(window, () => choose(window, "add-minute")),
  "Sub-menu (right click outside the board) > Game Request": async (window) => {
    await choose(window, "request");
    await dialogShown(window, "request");
  },
  "Sub-menu (right click outside the board) > Preferences": async (window) => {
    await choose(window, "settings");
    await window.find("screen-settings");
    await menu(window, "file", "table");
  },
  "Sub-menu (right click outside the board) > Re-Draw Board": redraws((window) => choose(window, "redraw")),
  "Sub-menu (right click outside the board) > Flip Board": async (window) => {
    await choose(window, "flip");
    await untilBottom(window, "black");
    await choose(window, "flip");
    await untilBottom(window, "white");
  },
  "Sub-menu (right click outside the board) > Close": async (window) => {
    await choose(window, "close");
    await gone(window, "sub-menu");
  },
  "Miscellaneous dialog > Re-Draw Board": redraws((window) => menu(window, "options", "redraw")),
  "Preferences dialog > Men slide in an advance move": async (window) => {
    await menu(window, "options", "settings");
    await window.choose("settings-slide", "250");
    await tick(window, "settings-enemy-black", false);
    await menu(window, "file", "table");
  },
};

/** Black's small men and board, while the enemy is always black. */
export const IN_BLACK = {
  "Preferences dialog > Enemy Shown In Black": async (window) => {
    await menu(window, "options", "enemy-black");
    await untilDrawn(window, "e7", "cburnett/wk");
    await untilDrawn(window, "e1", "cburnett/bk");
  },
  "At the table > Outline of the small men: the real colour": async (window) => {
    await untilOutlined(window, "rgb(0, 0, 0)");
    await menu(window, "options", "enemy-black");
    await untilDrawn(window, "e7", "cburnett/bk");
  },
};
