// The original's menus and options, at a table with a game against the computer at its start.

import assert from "node:assert/strict";
import {
  clickSquares,
  drag,
  dummies,
  keepTexts,
  tableState,
  textsOf,
  tryMove,
  type,
  typeAtPly,
} from "../game.mjs";
import { menu } from "../menu.mjs";
import { programOf } from "../processes.mjs";
import { text } from "../texts.mjs";
import { until } from "../wait.mjs";
import { dialogShown, gone, minuteGained, pick, tick, topicShown, untilHas } from "./form.mjs";

/** Chooses in the settings how men are put down, and comes back to the table. */
async function putDownBy(window, way) {
  await menu(window, "options", "settings");
  await pick(window, `settings-drop-${way}`);
  await menu(window, "file", "table");
  await window.find("board");
}

/** Waits until a dummy stands on this square. */
export function dummyOn(window, cell) {
  return until(`a dummy on ${cell}`, async () =>
    (await dummies(window)).some((name) => name.startsWith(cell)),
  );
}

/** Waits until no dummy stands on this square. */
export function noDummyOn(window, cell) {
  return until(`no dummy on ${cell}`, async () =>
    (await dummies(window)).every((name) => !name.startsWith(cell)),
  );
}

/** By dragging alone, a dummy is put from one square on another. */
const byDragging = (from, to) => async (window) => {
  await putDownBy(window, "drag");
  await drag(window, from, to);
  await dummyOn(window, to);
};

/** By two clicks alone, a dummy is put from one square on another. */
const byClicks = (from, to) => async (window) => {
  await putDownBy(window, "click");
  await clickSquares(window, from, to);
  await dummyOn(window, to);
};

/** Sees the screen, and comes back to the table. */
async function screenShown(window, name) {
  await window.find(`screen-${name}`);
  await menu(window, "file", "table");
  await window.find("table");
}

/** A menu opens, and this is among its entries. */
async function opens(window, name, entry) {
  await window.click(`menu-${name}`);
  await window.find(`menu-${entry}`);
  await window.click(`menu-${name}`);
  await gone(window, `menu-${entry}`);
}

async function requestOpens(window) {
  await window.click("menu-request");
  await dialogShown(window, "request");
}

async function rejectAll(window) {
  await menu(window, "options", "reject-requests");
  await menu(window, "options", "settings");
  assert.ok(await (await window.find("settings-reject-requests")).isSelected());
  await tick(window, "settings-reject-requests", false);
  await menu(window, "file", "table");
}

async function largerText(window) {
  const size = () => window.evaluate(`return getComputedStyle(document.body).fontSize;`);
  const usual = await size();
  await menu(window, "options", "larger-text");
  await until("larger letters", async () => Number.parseFloat(await size()) > Number.parseFloat(usual));
  await menu(window, "options", "larger-text");
  await until("the usual letters", async () => (await size()) === usual);
}

async function flips(window) {
  const bottom = () =>
    window.evaluate(`return [...document.querySelectorAll('[data-testid^="cell-"]')].at(-1).dataset.cell;`);
  assert.equal(await bottom(), "h1");
  await window.click("flip");
  await until("the board to be flipped", async () => (await bottom()) === "a8");
  await window.click("flip");
  await until("the board to be flipped back", async () => (await bottom()) === "h1");
}

/** A move is entered while the other side thinks. */
async function moveInAdvance(window) {
  await keepTexts(window, "advance");
  await typeAtPly(window, 1, "d2d4");
  await tryMove(window, "e2e4");
  const waits = text("advance-waits", { move: "d2–d4" });
  await until("the move to wait", async () => (await textsOf(window, "advance")).includes(waits));
}

/** The computer agrees, and the own last move is undone with what came after it. */
async function takesBack(window) {
  const before = await until("the own turn, nothing in advance", async () => {
    const state = await tableState(window);
    const dropped = /not played/.test((await textsOf(window, "advance")).at(-1));
    return state.turn === state.seat && (state.ply === 4 || dropped) && state;
  });
  await window.click("take-back");
  await until("two half-moves less", async () => (await tableState(window)).ply === before.ply - 2);
}

export const DESK = {
  "Menu bar > Edit: Undo Delete": async (window) => {
    await type(window, "dummy -h7");
    await noDummyOn(window, "h7");
    await menu(window, "edit", "undo-mark");
    await dummyOn(window, "h7");
  },
  "Menu bar > Status": async (window) => {
    await window.click("menu-status");
    await window.untilText("game-status-number", /^1$/);
    await dialogShown(window, "game-status");
  },
  "Menu bar > GameRequest": requestOpens,
  "Menu bar > Add_1_Min": (window) => minuteGained(window, () => window.click("menu-add-minute")),
  "At the table > Add 1 minute": (window) => minuteGained(window, () => window.click("add-minute")),
  "Menu bar > Options": (window) => opens(window, "options", "settings"),
  "Menu bar > Calendar": async (window) => {
    await window.click("menu-calendar");
    await window.find("month-title");
    await menu(window, "file", "table");
    await window.find("board");
  },
  "Menu bar > Help": (window) => opens(window, "help", "help-topics"),
  "Preferences dialog > Click up": byDragging("a7", "a6"),
  "Preferences dialog > Click down": byClicks("b7", "b6"),
  "Options menu > Drag mode, drop with click up": byDragging("a6", "a5"),
  "Options menu > Non-drag mode, drop with click down": byClicks("b6", "b5"),
  "Options menu > Drag, then a down click": async (window) => {
    await putDownBy(window, "both");
    await drag(window, "a5", "a7");
    await dummyOn(window, "a7");
    await clickSquares(window, "b5", "b7");
    await dummyOn(window, "b7");
  },
  "Options menu > Help: Click Up/Down": async (window) => {
    await menu(window, "help", "help-moving");
    await topicShown(window, "moving");
    await screenShown(window, "help");
  },
  "Options menu > Preferences": async (window) => {
    await menu(window, "options", "settings");
    await screenShown(window, "settings");
  },
  "Options menu > Adjourned/Disconnected Games": async (window) => {
    await menu(window, "file", "home");
    await window.find("unfinished-row");
    await window.click("go-on");
    await window.find("table");
  },
  "Options menu > Request Clock Off/On": async (window) => {
    await window.click("clock-off");
    await window.find("clock-on");
    await window.click("clock-on");
    await window.find("clock-off");
  },
  "Preferences dialog > Larger characters": largerText,
  "Preferences dialog > Replay options, slide rate": async (window) => {
    await menu(window, "options", "settings");
    await window.choose("settings-replay-speed", "2000");
    await untilValue(window, "settings-replay-speed", "2000");
    await menu(window, "file", "table");
  },
  "Miscellaneous dialog > Flip/UnFlip Board": flips,
  "Miscellaneous dialog > Reject All Requests": rejectAll,
  "Instructional aids > Game Request": requestOpens,
  "Connecting > Disconnected game: go on": async (window) => {
    await menu(window, "file", "home");
    await window.click("go-on");
    await untilHas(window, "table", "data-phase", "playing");
  },
  "At the table > Advance move": moveInAdvance,
  "At the table > Take Back": takesBack,
};

function untilValue(window, id, value) {
  return until(`"${id}" to be ${value}`, async () => {
    const chosen = await (await window.find(id)).getAttribute("value");
    return chosen === value;
  });
}

/** What ends the program comes last. */
export const LAST = {
  "Menu bar > File: Exit": async (window) => {
    const pid = window.programProcess();
    await window.click("menu-file");
    const exit = await window.find("menu-exit");
    // The window is gone before the click is answered.
    await exit.click().catch(() => {});
    await until("the program to have ended", () => programOf(pid) === "");
  },
};
