// The English rules: "Any?" is asked and answered yes; a pawn capture is owed, fails, and frees the asker.

import assert from "node:assert/strict";
import { announcement, heardLog, ownTurn, tryMove } from "../lib/game.mjs";
import { startTwo } from "../lib/seats.mjs";
import { text } from "../lib/texts.mjs";
import { until } from "../lib/wait.mjs";

/** White's pawn on e4 can take on d5, and not on f5. */
const START = "4k3/8/8/3p4/4P3/8/8/4K3 w - - 0 1";

export default async function englishAny(world) {
  const window = await startTwo(world, { rules: "english", start: START });
  assert.equal(await window.text("status-rules"), text("rules-short", { rules: "english" }));
  assert.equal(await window.isThere("duty"), false, "nothing is owed before the question");

  const before = await ownTurn(window);
  await window.click("ask-any");
  await until("the answer", async () => (await ownTurn(window)).attempt > before.attempt);
  await said(window, text("say-any-yes"));
  await window.untilText("duty", owed());
  await world.picture("duty", window);

  const refused = await tryMove(window, "e1e2");
  assert.equal(refused.moved, false, "the king may not move while a pawn capture is owed");
  await said(window, text("say-illegal"));
  await window.untilText("duty", owed());

  const failed = await tryMove(window, "e4f5");
  assert.equal(failed.moved, false, "there is nothing to take on f5");
  await said(window, text("say-illegal"));
  await until("the duty to be gone", async () => !(await window.isThere("duty")));

  const free = await tryMove(window, "e1e2");
  assert.equal(free.moved, true, "he who has tried is free");
  const log = (await heardLog(window)).flatMap((row) => row.said);
  assert.ok(log.includes(text("say-any-yes")), "the answer stands in the log");
}

function owed() {
  return new RegExp(text("duty", { duty: "try_one" }));
}

async function said(window, words) {
  await until(`the referee to say "${words}"`, async () =>
    (await announcement(window)).text.toLowerCase().includes(words.toLowerCase()),
  );
}
