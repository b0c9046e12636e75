// A demo from the start screen: stepped, its switches, then played by itself to the end. Nothing is kept of it.

import assert from "node:assert/strict";
import { giveName } from "../lib/game.mjs";
import { until } from "../lib/wait.mjs";

export default async function demo(world) {
  const window = await world.open();
  await giveName(window, "Ann");
  await window.click("watch-demo");
  await window.find("demo-list");
  await world.picture("list", window);
  await window.click("demo-mate");
  await window.untilText("demo-title", /An attack out of sight/);
  assert.equal(await note(window), "demo-mate-start");

  await stepped(window);
  await world.picture("stepped", window);
  await switched(window);
  await played(window);
  await world.picture("end", window);

  await window.click("menu-history");
  await window.find("history-empty");
}

/** The key of the comment that is shown. */
function note(window) {
  return window.evaluate(`return document.querySelector('[data-testid="demo-note"]').dataset.note;`);
}

/** How many letters stand on the board. */
function letters(window) {
  return window.evaluate(`return document.querySelectorAll(".letters span").length;`);
}

/** Steps forward until the comment changes, and once back. */
async function stepped(window) {
  await until("the next comment", async () => {
    if ((await note(window)) === "demo-mate-try") return true;
    await window.click("replay-forward");
    return false;
  });
  await window.click("replay-back");
  await until("the comment before", async () => (await note(window)) === "demo-mate-start");
}

/** Letters off and on; the enemy black, seen by Black. */
async function switched(window) {
  assert.ok((await letters(window)) > 16, "both sides' dummies are letters");
  await window.click("demo-letters");
  await until("no letters", async () => (await letters(window)) === 0);
  await window.click("demo-letters");
  await until("the letters", async () => (await letters(window)) > 16);
  await window.click("replay-side-black");
  const onE8 = (pattern) =>
    until(`${pattern} on e8`, async () => pattern.test(await (await window.find("cell-e8")).getAttribute("aria-label")));
  await onE8(/black king/);
  await window.click("demo-enemy-black");
  await onE8(/white king/);
  await window.click("demo-enemy-black");
  await window.click("replay-side-referee");
  await onE8(/black king/);
}

/** Plays by itself, quickly, to the end. */
async function played(window) {
  await window.click("replay-options");
  await window.choose("settings-replay-speed", "250");
  await window.click("replay-options-close");
  await window.evaluate(`document.querySelector('[data-testid="replay-step"][data-place="34"]').click();`);
  await window.click("replay-play");
  await until("the end", async () => (await note(window)) === "demo-mate-end");
  await window.find("replay-play");
  await window.untilText("replay-result", /1.0/);
}
