// The original's demo games.

import { onCell } from "../game.mjs";
import { menu } from "../menu.mjs";
import { until } from "../wait.mjs";
import { gone, tick } from "./form.mjs";

function letters(window) {
  return window.evaluate(`return document.querySelectorAll('[data-testid^="cell-"] .letters span').length;`);
}

export const DEMO = {
  "Demo > Demo at the start": async (window) => {
    await menu(window, "file", "home");
    await window.click("watch-demo");
    await window.find("demo-list");
  },
  "Demo > Demo Games": async (window) => {
    await window.click("demo-mate");
    await gone(window, "demo-list");
    await window.find("demo-title");
    await window.click("replay-forward");
    await window.untilText("replay-place", /^1\//);
  },
  "Demo > Show Dummies as letters": async (window) => {
    await tick(window, "demo-letters", false);
    await until("no letters", async () => (await letters(window)) === 0);
    await tick(window, "demo-letters", true);
    await until("letters", async () => (await letters(window)) > 0);
  },
  "Demo > Enemy Shown In Black": async (window) => {
    await tick(window, "demo-enemy-black", true);
    await window.click("replay-side-black");
    await until("Black's king drawn white", async () => /white king/.test(await onCell(window, "e8")));
  },
};
