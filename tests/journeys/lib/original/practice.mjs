// The original's practice board: from the start screen, and from a replay and back.

import assert from "node:assert/strict";
import { clickSquares, drag, onCell, tableState } from "../game.mjs";
import { text } from "../texts.mjs";
import { until } from "../wait.mjs";
import { tick } from "./form.mjs";

/** Waits until the chosen man's outline is of this kind. */
function untilChosen(window, kind) {
  return until(`a man chosen ${kind}`, () =>
    window.evaluate(
      `return document.querySelector('.board[data-chosen="' + arguments[0] + '"] square.selected') !== null;`,
      kind,
    ),
  );
}

/** Ends the practice game; it is not kept. */
async function end(window, how) {
  await window.click("end-practice");
  for (const way of ["resign", "draw", "abort"]) await window.find(`practice-${way}`);
  await window.click(`practice-${how}`);
}

export const PRACTICE = {
  "Practice board > Back to the replay": async (window) => {
    await window.click("practice-here");
    await window.find("request");
    await window.click("request-start");
    await window.find("end-practice");
    await end(window, "draw");
    await window.click("practice-save-no");
    await window.find("replay");
  },
  "Practice board > Start with opponent? No": async (window) => {
    await window.click("menu-file");
    await window.click("menu-home");
    await window.click("play-practice");
    await window.find("request");
    assert.equal(await window.isThere("field-opponent-computer"), false, "nobody is asked for");
  },
  "Practice board > Game request with its options": async (window) => {
    await window.find("field-rules");
    await tick(window, "field-announce-promotions", false);
    await window.click("request-start");
    await window.find("end-practice");
  },
  "Instructional aids > Practice Board": async (window) => {
    assert.match(await onCell(window, "e1"), /white king/);
    assert.match(await onCell(window, "e8"), /black king/);
  },
  "Practice board > Outline red: to move": async (window) => {
    await clickSquares(window, "g1");
    await untilChosen(window, "in-turn");
    await clickSquares(window, "g1");
  },
  "Practice board > Outline green: out of turn": async (window) => {
    await clickSquares(window, "d7");
    await untilChosen(window, "out-of-turn");
    await clickSquares(window, "d5");
    await until("the pawn to stand on d5", async () => /black pawn/.test(await onCell(window, "d5")));
  },
  "Practice board > Repositioning moves": async (window) => {
    await drag(window, "a1", "c3");
    await until("the rook to stand on c3", async () => /white rook/.test(await onCell(window, "c3")));
  },
  "Instructional aids > Auto Turn": async (window) => {
    await tick(window, "auto-turn", false);
    const { turn, ply } = await tableState(window);
    const [from, to] = turn === "white" ? ["e2", "e3"] : ["e7", "e6"];
    await clickSquares(window, from, to);
    await until("the same side to move", async () => {
      const state = await tableState(window);
      return state.ply === ply + 1 && state.turn === turn;
    });
  },
  "Instructional aids > Auto Turn: [?]": (window) =>
    until("what auto turn does now", () =>
      window.evaluate(`return document.body.textContent.includes(arguments[0]);`, text("practice-auto-turn-off")),
    ),
  'Practice board > The "I" shows who moves next': async (window) => {
    const { turn, seat } = await tableState(window);
    await window.untilText(turn === seat ? "turn-own" : "turn-other", new RegExp(text("plate-turn")));
    await window.untilText(turn === seat ? "turn-other" : "turn-own", new RegExp(text("plate-waits")));
  },
  "Practice board > End Practice Board: Resign, Draw, Abort": (window) => end(window, "abort"),
  "Practice board > Save Practice Mode Game?": async (window) => {
    await window.find("practice-save-yes");
    await window.click("practice-save-no");
    await window.find("home");
  },
  "Practice board > Back to the set-up": async (window) => {
    await window.click("home-set-up");
    await window.find("set-up");
    await window.click("aids");
    await window.click("aids-practice");
    await window.click("request-start");
    await window.find("end-practice");
    await end(window, "abort");
    await window.click("practice-save-no");
    await window.find("set-up");
  },
};
