// The menu beside the board, each entry; own colours, another set of men, blindfold.

import assert from "node:assert/strict";
import { Button, Key } from "selenium-webdriver";
import { giveName, ownTurn, requestGame } from "../lib/game.mjs";
import { drawnOn, styleOf, untilDrawn } from "../lib/look.mjs";
import { until } from "../lib/wait.mjs";

export default async function boardMenu(world) {
  const window = await world.open();
  await giveName(window, "Ann");
  await requestGame(window, { colour: "white" });
  await ownTurn(window);

  await openBeside(window);
  await world.picture("open", window);
  await window.click("sub-add-minute");
  await window.untilText("clock-other", /^46:00/);
  await choose(window, "flip");
  await until("the board to be flipped", async () => (await bottom(window)) === "black");
  await choose(window, "flip");
  await redraws(window);
  await choose(window, "request");
  await window.click("request-cancel");
  await window.driver.actions().keyDown(Key.SHIFT).sendKeys(Key.F10).keyUp(Key.SHIFT).perform();
  await window.click("sub-close");
  await until("the menu to be closed", async () => !(await window.isThere("sub-menu")));
  await choose(window, "settings");
  await window.find("screen-settings");

  await ownColours(window, world);
  await window.click("menu-file");
  await window.click("menu-table");
  await blindfold(window);
}

/** A right click on the free space under the small men. */
async function openBeside(window) {
  const box = await window.evaluate(
    `return document.querySelector('[data-testid="tray"]').getBoundingClientRect().toJSON();`,
  );
  const place = { x: Math.round(box.x + box.width / 2), y: Math.round(box.y + box.height - 20) };
  await window.driver.actions().move(place).press(Button.RIGHT).release(Button.RIGHT).perform();
  await window.find("sub-menu");
}

async function choose(window, entry) {
  await openBeside(window);
  await window.click(`sub-${entry}`);
}

function bottom(window) {
  return window.evaluate(`return document.querySelector('[data-testid="board"]').dataset.bottom;`);
}

async function redraws(window) {
  await window.evaluate(`document.querySelector("cg-board").dataset.old = "yes";`);
  await choose(window, "redraw");
  await until("a new board", () =>
    window.evaluate(`const board = document.querySelector("cg-board"); return board && !board.dataset.old;`),
  );
  await untilDrawn(window, "e1", "cburnett/wk");
}

/** A colour that cannot be read is refused, and the old one stays; the men of the other set come. */
async function ownColours(window, world) {
  await window.click("settings-own-colours");
  await writeColour(window, "dark", "mauve");
  await window.untilText("settings-colour-dark-fault", /#a8b094/);
  await world.picture("bad-colour", window);
  assert.equal(await styleOf(window, "html", "--square-dark"), "#a8b094", "the old colour stays");
  await writeColour(window, "dark", "7088a0");
  await writeColour(window, "white-men", "ffe9a8");
  await until("the new colour", async () => (await styleOf(window, "html", "--square-dark")) === "#7088a0");
  await window.click("settings-men-set-plain");
  await until("men in their own colour", async () =>
    (await styleOf(window, ".preview .man.white.k", "background-image")).includes("ffe9a8"),
  );
  await world.picture("colours", window);
  await window.click("settings-own-colours");
  await until("the men of the plain set", async () =>
    (await styleOf(window, ".preview .man.white.k", "background-image")).includes("/men/plain/wk.svg"),
  );
}

/** Without the #: a colour is read without it too, and not every keyboard of a test has the key. */
async function writeColour(window, part, colour) {
  await window.type(`settings-colour-${part}`, colour);
  await (await window.find(`settings-colour-${part}-input`)).sendKeys(Key.ENTER);
}

/** The own men are not drawn, the dummies are; the button below the board brings them back. */
async function blindfold(window) {
  await untilDrawn(window, "e1", "plain/wk");
  await window.click("menu-options");
  await window.click("menu-blindfold");
  await until("the own men to be gone", async () => !(await drawnOn(window, "e1")).isSeen);
  assert.equal((await drawnOn(window, "e8")).isSeen, true, "a dummy is drawn");
  await window.click("blindfold-off");
  await until("the own men to be back", async () => (await drawnOn(window, "e1")).isSeen);
}
