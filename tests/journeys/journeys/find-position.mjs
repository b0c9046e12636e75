// Three games; men on squares find the one in which they stood so, and its replay opens there.

import assert from "node:assert/strict";
import { giveUpAndStay } from "../lib/ends.mjs";
import { beginGame, giveName, onCell, ownTurn, tryMove } from "../lib/game.mjs";
import { until } from "../lib/wait.mjs";

export default async function findPosition(world) {
  const window = await world.open({ env: { ENCOUNTER_SEED: "7" } });
  await giveName(window, "Ann");
  await play(window, "e2e4", "g1f3");
  await play(window, "e2e4", "b1c3");
  await play(window, "d2d4", "g1f3");
  await window.click("menu-history");
  await rows(window, 3);
  await window.type("history-men", "Pe4 Nf3");
  await rows(window, 1);
  await world.picture("found", window);
  await window.click("history-open");
  await window.find("replay");
  await until("the knight on f3", async () => /white knight/.test(await onCell(window, "f3")));
  assert.match(await onCell(window, "e4"), /white pawn/);
  await window.click("menu-history");
  await rows(window, 3);
  await window.type("history-men", "Pe4 Pd4");
  await window.find("history-empty");
  await window.click("history-clear");
  await rows(window, 3);
  await window.type("history-men", "Pe4 Xd4");
  await window.untilText("history-error", /Xd4/);
}

/** A game with White against the computer: two moves, and it is given up. */
async function play(window, ...moves) {
  await beginGame(window);
  for (const move of moves) {
    await tryMove(window, move);
    await ownTurn(window);
  }
  await giveUpAndStay(window);
}

async function rows(window, count) {
  await until(`${count} games`, async () => (await window.all("history-row")).length === count);
}
