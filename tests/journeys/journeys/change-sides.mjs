// Dumb Chess from the start screen, against the computer: F8 changes its level, F3 and F4 change sides,
// and the replay says who played which side when.

import assert from "node:assert/strict";
import { Key } from "selenium-webdriver";
import { untilOver, untilPly } from "../lib/boards.mjs";
import { openReplay } from "../lib/ends.mjs";
import { giveName, tableState, type } from "../lib/game.mjs";
import { text } from "../lib/texts.mjs";
import { until } from "../lib/wait.mjs";

export default async function changeSides(world) {
  const window = await world.open();
  await giveName(window, "Ann");
  await window.click("home-game-dumb");
  await window.find("start-preview");
  await window.click("request-start");
  await window.find("table");
  await window.untilText("computer-now", new RegExp(text("computer-now", { level: 1 })));
  assert.equal((await tableState(window)).seat, "white", "a person begins at first");

  await window.press(Key.F8);
  await window.untilText("computer-now", new RegExp(text("computer-now", { level: 2 })));
  await window.press(Key.F3);
  await sitsAt(window, "black");
  await untilPly(window, 1);
  await window.click("computer-sides");
  await sitsAt(window, "white");
  await untilPly(window, 2);
  await world.picture("table", window);

  await type(window, "!");
  await window.untilText("answer", new RegExp(text("try-quick-draw-confirm").slice(0, 12)));
  await type(window, "!");
  await untilOver(window, /draw/i);
  await openReplay(window);
  const computer = text("computer-name", { level: 2 });
  await says(window, text("log-seated", { white: computer, black: "Ann" }));
  await says(window, text("log-seated", { white: "Ann", black: computer }));
  await world.picture("replay", window);
}

/** Waits until the table is seen from this side. */
function sitsAt(window, seat) {
  return until(`the seat to be ${seat}`, async () => (await tableState(window))?.seat === seat);
}

/** Waits until the replay's words have these among them. */
function says(window, words) {
  const all = `return document.querySelector('[data-testid="replay"]')?.textContent ?? "";`;
  return until(`the replay to say “${words}”`, async () => (await window.evaluate(all)).includes(words));
}
