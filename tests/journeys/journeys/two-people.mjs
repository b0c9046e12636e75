// Two people at one machine: nothing of a seat is in the page while the other one sits there.

import assert from "node:assert/strict";
import { announcement, heardLog, tryMove } from "../lib/game.mjs";
import { passOn, sitDown, startTwo } from "../lib/seats.mjs";
import { until } from "../lib/wait.mjs";

export default async function twoPeople(world) {
  const window = await startTwo(world);
  await tryMove(window, "e2e4");
  await passOn(window, "Bob");

  await sitDown(window, "black");
  await onlyOwn(window, "black");
  assert.ok(!(await logText(window)).includes("e4"), "Black does not read what White played");
  await tryMove(window, "e7e5");
  await passOn(window, "Ann");

  await sitDown(window, "white");
  await onlyOwn(window, "white");
  const held = await window.text("clock-other");
  const refused = await tryMove(window, "e4e5");
  assert.equal(refused.moved, false, "Black's pawn stands there");
  assert.equal((await announcement(window)).tone, "no");
  assert.equal(await window.text("clock-other"), held, "only the own clock runs");
  await world.picture("white", window);
}

/** Every man that the page names belongs to the seat; dummies are the enemy's. */
async function onlyOwn(window, seat) {
  const names = await until("the men to be named", async () => {
    const found = await window.evaluate(
      `return [...document.querySelectorAll("[data-testid^='cell-']")].map((cell) => cell.getAttribute("aria-label"));`,
    );
    return found.length === 64 && found;
  });
  const men = names.filter((name) => / (white|black) (?!.*dummy)/.test(` ${name}`) && !name.includes("dummy"));
  const others = men.filter((name) => !name.includes(seat));
  assert.deepEqual(others, [], "no man of the enemy is in the page");
  assert.equal(men.length, 16);
}

async function logText(window) {
  return (await heardLog(window)).map(({ tried, said }) => [tried, ...said].join(" ")).join("\n");
}
