// A whole game against a seeded opponent, to mate; then found in the history and replayed.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { announcement, giveName, heardLog, requestGame, tryMove } from "../lib/game.mjs";
import { until } from "../lib/wait.mjs";

const file = join(import.meta.dirname, "../data/seeded-game.json");
const { seed, tries, verdicts } = JSON.parse(readFileSync(file, "utf8"));

export default async function fullGame(world) {
  const window = await world.open({ env: { ENCOUNTER_SEED: String(seed) } });
  await giveName(window, "Ann");
  await requestGame(window, { colour: "white", level: 1 });
  const tones = await playTo(window);
  await seen(window, tones);
  await world.picture("end", window);
  const heard = await heardLog(window);

  await window.click("end-close");
  await window.click("menu-history");
  await window.untilText("history-result", /1.0/);
  await window.click("history-open");
  await replayed(window, heard);
  await world.picture("replay", window);
}

/** Plays the whole script, an ERROR first; gives the tones of what was announced. */
async function playTo(window) {
  const tones = new Set();
  const note = async () => tones.add((await announcement(window)).tone);
  await tryMove(window, "a1a4");
  await note();
  for (const [at, tried] of tries.entries()) {
    const { after, moved } = await tryMove(window, tried);
    assert.equal(moved, verdicts[at] === "legal", `${tried} is ${verdicts[at]}`);
    await note();
    if (at === tries.length - 1) assert.equal(after.phase, "over", "the last try mates");
  }
  return tones;
}

async function seen(window, tones) {
  await window.untilText("end-sentence", /checkmate/i);
  for (const tone of ["no", "error", "capture"]) assert.ok(tones.has(tone), `${tone} was announced`);
  const log = (await heardLog(window)).flatMap(({ said }) => said).join("\n");
  for (const words of [/^No$/m, /^Error/m, /captured on/, /^Check/m, /pawn tr/i, /promoted/]) {
    assert.match(log, words);
  }
}

/** Steps through the replay as White saw it: every line of the log, one after the other. */
async function replayed(window, heard) {
  await window.find("replay");
  await window.click("replay-side-white");
  await window.click("replay-first");
  for (const [at, line] of heard.entries()) {
    const step = await until(`step ${at} to be shown`, async () => {
      const shown = await currentStep(window);
      return shown?.place === at && shown;
    });
    if (line.tried) assert.equal(step.tried, line.tried, `step ${at}`);
    for (const words of line.said) assert.ok(step.said.includes(words), `step ${at} says "${words}": ${step.said}`);
    if (at < heard.length - 1) await window.click("replay-forward");
  }
  assert.equal(await window.evaluate(`return document.querySelectorAll('[data-testid="replay-step"]').length;`), heard.length);
}

function currentStep(window) {
  return window.evaluate(
    `const step = document.querySelector('[data-testid="replay-step"][aria-current="step"]');
     return step && {
       place: Number(step.dataset.place),
       tried: step.querySelector(".tried").textContent.trim(),
       said: [...step.querySelectorAll(".said span")].map((one) => one.textContent.trim()),
     };`,
  );
}
