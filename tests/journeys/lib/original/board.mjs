// The original's table: what the referee says and what is asked for, two people at one machine.

import assert from "node:assert/strict";
import { Key } from "selenium-webdriver";
import { logRows, tableState, tryMove } from "../game.mjs";
import { callToAnswer, passOn, sitDown } from "../seats.mjs";
import { text } from "../texts.mjs";
import { until } from "../wait.mjs";
import { IN_BLACK } from "./beside.mjs";
import { gone } from "./form.mjs";

/** White's rook takes a pawn with check; one of four pawn captures is legal. */
export const START = "8/p3k3/8/3p4/2P2P2/8/1P4P1/R3K3 w - - 0 1";

/** A refused try; the log tells of it in this tone and these words. */
async function refused(window, tried, tone, words) {
  const before = await rowsIn(window, tone, words);
  const { moved } = await tryMove(window, tried);
  assert.equal(moved, false, `${tried} is refused`);
  await until(`${tried} to be answered "${words}"`, async () =>
    (await rowsIn(window, tone, words)) === before + 1,
  );
}

/** How many rows of the log have this tone and say these words. */
function rowsIn(window, tone, words) {
  return window.evaluate(
    `const [tone, words] = arguments;
     const rows = [...document.querySelectorAll('[data-testid="log-row"][data-tone="' + tone + '"]')];
     return rows.filter((row) => row.textContent.includes(words)).length;`,
    tone,
    words,
  );
}

function inLog(window, words) {
  return until(`"${words}" in the log`, async () =>
    (await logRows(window)).some((row) => row.toLowerCase().includes(words.toLowerCase())),
  );
}

export const BOARD = {
  "Chat > Lower window: write": async (window) => {
    await window.click("tab-chat");
    await window.type("chat-input", "well played");
    await (await window.find("chat-input")).sendKeys(Key.ENTER);
  },
  "Chat > Upper window: sent and received": (window) => window.untilText("chat-line", /Ann well played/),
  "At the table > Referee window": (window) => inLog(window, text("log-prefix", { move: 1, side: "white" })),
  "At the table > Number of pawn tries": (window) => inLog(window, text("say-tries", { side: "none", n: 1 })),
  "At the table > NO": (window) => refused(window, "a1a8", "no", text("say-no")),
  "At the table > ERROR": (window) => refused(window, "a1g1", "error", text("say-error")),
  "At the table > Three attempts after a pawn try": async (window) => {
    for (const tried of ["c4b5", "f4e5", "f4g5"]) await refused(window, tried, "no", text("say-no"));
    await refused(window, "c4d5", "error", text("say-error-limit"));
  },
  "Miscellaneous dialog > Show/Hide Move List": async (window) => {
    await window.click("tab-moves");
    await window.find("moves");
    await window.click("moves-hide");
    await gone(window, "moves");
    await window.click("moves-hide");
    await window.find("moves");
  },
  "At the table > Time warnings": (window) => inLog(window, text("time-left-below", { seconds: 180 })),
  "At the table > Game status: number of moves": (window) =>
    window.untilText("status", new RegExp(text("status-move", { move: 1 }))),
  "At the table > Game status: game number": (window) =>
    window.untilText("status", new RegExp(text("status-game", { number: 1 }))),
  "At the table > Game status: initial time and increment": (window) => window.untilText("status", /3\.01\/0/),
  "At the table > Capture square in magenta": async (window) => {
    await tryMove(window, "a1a7");
    await until("a7 to be framed", () => isFramed(window, "a7"));
    await passOn(window, "Bob");
    await sitDown(window, "black");
    assert.ok(await isFramed(window, "a7"), "Black sees the frame, too");
  },
  "At the table > Check with its direction": async (window) => {
    await inLog(window, text("say-check", { lines: text("line-horizontal") }));
    await window.find("check-line");
  },
  ...IN_BLACK,
  "At the table > Referee window: scrolling back": async (window) => {
    const top = await window.evaluate(
      `const log = document.querySelector('[data-testid="log"]');
       log.scrollTop = 0;
       const row = log.querySelector('[data-testid="log-row"]').getBoundingClientRect();
       return row.top >= log.getBoundingClientRect().top - 1;`,
    );
    assert.ok(top, "the first announcement can be read");
  },
  "At the table > Resign": async (window) => {
    await window.click("resign");
    await window.untilText("resign", new RegExp(text("may-resign-again").replace("?", "\\?")));
    assert.equal((await tableState(window)).phase, "playing", "one press asks");
  },
  "At the table > Draw by agreement": async (window) => {
    await window.click("offer-draw");
    await callToAnswer(window, "Ann", "white");
    await window.find("request-draw");
  },
  "At the table > Two clicks for another's request": async (window) => {
    await window.click("offer-accept");
    await window.untilText("offer-accept", new RegExp(`^${text("offer-accept-again")}$`));
    assert.equal((await tableState(window)).phase, "playing", "one press accepts nothing");
  },
  "At the table > Two Enters for another's request": async (window) => {
    await (await window.find("offer-accept")).sendKeys(Key.ENTER);
    await window.find("accept");
    assert.equal((await tableState(window)).phase, "playing", "one Enter accepts nothing");
    await window.click("accept-yes");
    await window.untilText("end-sentence", /Draw agreed/);
  },
};

function isFramed(window, cell) {
  return window.evaluate(
    `return document.querySelector('[data-testid="cell-' + arguments[0] + '"]').classList.contains("capture");`,
    cell,
  );
}
