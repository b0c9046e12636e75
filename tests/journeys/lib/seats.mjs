// Two people at one machine: the request, and changing places.

import assert from "node:assert/strict";
import { giveName, ownTurn, setUp, tableState } from "./game.mjs";
import { until } from "./wait.mjs";

/** Opens the request for two people; the requester has White. The caller starts the game. */
export async function requestTwo(window, { other, rules, start }) {
  await window.click("play-two");
  await window.type("field-name", other);
  await window.click("field-colour-white");
  if (rules) await window.choose("field-rules", rules);
  if (start) await setUp(window, start);
}

/** Opens the program, starts a game of Ann against Bob, and lets Ann sit down to her first move. */
export async function startTwo(world, { rules, start } = {}) {
  const window = await world.open();
  await giveName(window, "Ann");
  await requestTwo(window, { other: "Bob", rules, start });
  await window.click("request-start");
  await hidden(window, "Ann");
  await sitDown(window, "white");
  return window;
}

/** The hand-over screen names who sits down, and the page holds nothing of the game. */
export async function hidden(window, name) {
  await window.untilText("handover", new RegExp(name));
  assert.equal(await window.isThere("table"), false, "no table under the hand-over screen");
  assert.equal(await window.evaluate(`return document.querySelectorAll("[data-testid^='cell-']").length;`), 0);
}

/** The one whose turn it is sits down. */
export async function sitDown(window, seat) {
  await window.click("handover-ready");
  const state = await ownTurn(window);
  assert.equal(state.seat, seat);
  return state;
}

/** Leaves the board to the other one. */
export async function passOn(window, name) {
  await window.click("pass-on");
  await hidden(window, name);
}

/** From the end of a game to its row in the history. */
export async function toHistory(window) {
  await window.click("end-close");
  await window.click("menu-history");
  await window.find("history-row");
}

/** The one who has asked for something hides his board, and the other one sits down to answer. */
export async function callToAnswer(window, name, seat) {
  await window.click("pass-to-answer");
  await hidden(window, name);
  await window.click("handover-ready");
  await until("the other seat's table", async () => (await tableState(window))?.seat === seat);
}
