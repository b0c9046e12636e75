// A newcomer takes the tour to its end, finds a topic by a word of its text, and plays its example.

import assert from "node:assert/strict";
import { Key } from "selenium-webdriver";
import { dummies, giveName, ownTurn, tryMove, untilPly } from "../lib/game.mjs";
import { menu } from "../lib/menu.mjs";
import { text } from "../lib/texts.mjs";
import { until } from "../lib/wait.mjs";

export default async function learning(world) {
  const window = await world.open();
  await giveName(window, "Ann");
  await window.click("tour-take");
  await takeTour(window);

  await window.press(Key.F1);
  await topicShown(window, "idea");
  await window.type("help-search", "en passant wonder");
  await window.untilText("help-found", /^1 topic$/);
  await window.click("help-topic-tip-passing");
  await topicShown(window, "tip-passing");
  await world.picture("found", window);
  await playExample(window);

  await window.press(Key.F1);
  await topicShown(window, "moving");
  await until("the keys to be shown", async () => {
    if (await window.isThere("keys-dialog")) return true;
    await window.press("?");
    return false;
  });
  await window.untilText("keys-dialog", new RegExp(text("keys-undo")));
  await closed(window, "keys-dialog");
  await menu(window, "help", "about");
  await window.untilText("about-version", new RegExp(text("about-version", { version: "\\d+\\.\\d+" })));
  await closed(window, "about");
  await menu(window, "help", "tour");
  await window.untilText("tour", new RegExp(text("tour-own")));
}

/** Page by page to the end, where the game request opens; it is put away. */
async function takeTour(window) {
  await window.find("tour");
  for (let page = 1; page <= 8; page += 1) {
    await until(`page ${page}`, async () => {
      const shown = await (await window.find("tour-page")).getAttribute("data-page");
      return shown === String(page);
    });
    await window.click("tour-on");
  }
  await until("the tour to end after eight pages", async () => !(await window.isThere("tour")));
  await window.find("request");
  await closed(window, "request");
}

/** The example's position stands on the board, and the move that it speaks of can be played. */
async function playExample(window) {
  await window.click("play-tip-passing");
  await window.find("request");
  await window.click("request-start");
  await ownTurn(window);
  const seen = (await dummies(window)).map((name) => name.slice(0, 2));
  assert.deepEqual(seen, ["a7", "b7", "d4", "e8", "g7", "h7"], "a dummy stands for each of Black's men");
  const { moved } = await tryMove(window, "c2c4");
  assert.ok(moved, "the example's move stands");
  await untilPly(window, 2);
}

async function topicShown(window, name) {
  await until(`the topic "${name}"`, async () => {
    const shown = await (await window.find("help-text")).getAttribute("data-topic");
    return shown === name;
  });
}

async function closed(window, dialog) {
  await window.press(Key.ESCAPE);
  await until(`"${dialog}" to be closed`, async () => !(await window.isThere(dialog)));
}
