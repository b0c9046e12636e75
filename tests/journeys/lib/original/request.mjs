// The original's game request: every field is set, the game is started, and its status tells of them.

import assert from "node:assert/strict";
import { Key } from "selenium-webdriver";
import { text } from "../texts.mjs";
import { until } from "../wait.mjs";
import { fill, pick, tick } from "./form.mjs";

const ticked = (id, on) => (window) => tick(window, id, on);
const filled = (id, value) => (window) => fill(window, id, value);

const FIELDS = {
  promotions: ticked("field-announce-promotions", false),
  tries: ticked("field-announce-try-count", false),
  backward: ticked("field-pawns-move-backward", true),
  time: filled("field-time-mine", "12.50"),
  increment: filled("field-increment-mine", "8"),
};

/** What the status of the game says when the fields above are in force. */
async function inForce(window) {
  await window.click("menu-status");
  await window.untilText("game-status-event", /^thursday$/);
  await window.untilText("game-status-time", /^12\.50\/8$/);
  const rules = await window.text("game-status-rules");
  for (const words of [
    text("status-tries", { tries: "fact" }),
    text("status-promotions", { told: "silent" }),
    text("status-backward"),
  ]) {
    assert.ok(rules.includes(words), `${words}: ${rules}`);
  }
  assert.equal(await window.text("game-status-rated"), text("game-status-yes"));
  assert.equal(await window.text("game-status-after-end"), text("game-status-no"));
  await window.press(Key.ESCAPE);
}

export const REQUEST = {
  "Preferences dialog > Pawn promotions announced": FIELDS.promotions,
  "Preferences dialog > Number of pawn tries announced": FIELDS.tries,
  "Preferences dialog > Pawns move backward": FIELDS.backward,
  "Preferences dialog > Initial time": FIELDS.time,
  "Preferences dialog > Increment": FIELDS.increment,
  "Preferences dialog > Requests at the end of the game": ticked("field-after-end", false),
  "Game request > Event": async (window) => {
    await window.click("request-more");
    await fill(window, "field-event", "thursday");
  },
  "Game request > Pawn Promotions Ann'd": FIELDS.promotions,
  "Game request > Num Pawn Tries Ann'd": FIELDS.tries,
  "Game request > Pawns Move Backward": FIELDS.backward,
  "Game request > Initial Time": FIELDS.time,
  "Game request > Increment": FIELDS.increment,
  "Game request > Your Color, Random": async (window) => {
    await pick(window, "field-colour-random");
    await pick(window, "field-colour-black");
    await pick(window, "field-colour-white");
  },
  "Game request > Time Handicap": async (window) => {
    await tick(window, "field-handicap", true);
    await fill(window, "field-time-theirs", "20.00");
    assert.equal(await (await window.find("field-rated")).isEnabled(), false, "never rated");
    await tick(window, "field-handicap", false);
  },
  "Game request > Rated Game": ticked("field-rated", true),
  "Game request > OK": async (window) => {
    await window.click("request-start");
    await window.find("table");
    await inForce(window);
  },
  "Game request > Regular Chess": regularChess,
  "At the table > Regular chess": bothArmies,
};

/** Asks for a game of regular chess; the table then shows it. */
async function regularChess(window) {
  await window.click("menu-request");
  await window.choose("field-game", "chess");
  await until("the hidden rules to go", async () => !(await window.isThere("field-rules")));
  await window.click("request-start");
  await window.untilText("status-rules", new RegExp(text("rules-short", { rules: "chess" })));
}

/** The enemy's men stand on the board themselves, and there are no dummies. */
async function bothArmies(window) {
  const names = await window.evaluate(
    `return [...document.querySelectorAll('[data-testid^="cell-"]')].map((cell) => cell.getAttribute("aria-label"));`,
  );
  assert.equal(names.filter((name) => name.includes(" black ")).length, 16);
  assert.ok(names.every((name) => !name.includes("dummy")));
}
