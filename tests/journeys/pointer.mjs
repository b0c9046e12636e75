// The page's own work for each pointer event, while a man and a dummy are dragged for ten seconds.

import assert from "node:assert/strict";
import { giveName, ownTurn, requestGame, squareCentre, type } from "./lib/game.mjs";

const SECONDS = 10;
/** Moves that are sent to the window in one go. */
const BATCH = 50;
const WANTED_MS = 4;

/** Prints the figures of both drags; fails when one is too slow or asked the program for anything. */
export async function measurePointer(world) {
  const window = await world.open();
  await giveName(window, "Ann");
  await requestGame(window, { colour: "white" });
  await ownTurn(window);
  await watch(window);
  await provesCalls(window);
  for (const [what, from] of [["man", "d1"], ["dummy", "d8"]]) {
    const times = await dragFor(window, from, SECONDS * 1000);
    const figures = summary(times.work);
    console.log(JSON.stringify({ drag: what, seconds: SECONDS, ...figures, calls: times.calls }));
    assert.ok(times.moves > 100, `the window got ${times.moves} moves only`);
    assert.equal(times.calls, 0, "a drag asks the program for nothing");
    assert.ok(figures.p99_ms < WANTED_MS, `p99 is ${figures.p99_ms} ms, wanted below ${WANTED_MS}`);
  }
}

/**
 * Measures in the page: from the first listener that a pointer event meets to the last, and with it
 * every callback that draws before the next frame. Painting itself is the webview's.
 */
function watch(window) {
  return window.evaluate(`
    const seen = (window.pointerWork = { work: [], moves: 0, calls: 0 });
    const NAMES = ["pointermove", "mousemove"];
    let since = 0;
    for (const name of NAMES) {
      addEventListener(name, () => (since = performance.now()), { capture: true });
      addEventListener(name, () => note(since, name));
    }
    function note(from, name) {
      const measure = performance.measure("pointer", { start: from, end: performance.now() });
      seen.work.push(measure.duration);
      if (name === "mousemove") seen.moves += 1;
    }
    const frame = requestAnimationFrame;
    window.requestAnimationFrame = (draw) =>
      frame((at) => {
        const from = performance.now();
        draw(at);
        note(from, "frame");
      });
    const fetched = window.fetch;
    window.fetch = (...call) => {
      seen.calls += 1;
      return fetched(...call);
    };`);
}

/** A mark is a call, and it is counted: otherwise a count of none would say nothing. */
async function provesCalls(window) {
  await type(window, "dummy e7 e5");
  const calls = await window.evaluate(`return window.pointerWork.calls;`);
  assert.ok(calls > 0, "calls are counted");
}

async function dragFor(window, from, milliseconds) {
  const start = await squareCentre(window, from);
  const far = await squareCentre(window, "h4");
  const radius = Math.abs(far.x - start.x) / 2;
  const actions = () => window.driver.actions({ async: true });
  await actions().move({ ...start, duration: 0 }).press().perform();
  await window.evaluate(`Object.assign(window.pointerWork, { work: [], moves: 0, calls: 0 });`);
  const end = Date.now() + milliseconds;
  for (let turn = 0; Date.now() < end; ) {
    let batch = actions();
    for (let step = 0; step < BATCH; step += 1, turn += 0.12) {
      const x = Math.round(far.x - radius + radius * Math.cos(turn));
      const y = Math.round(far.y + radius * Math.sin(turn) * 0.8);
      batch = batch.move({ x, y, duration: 1 });
    }
    await batch.perform();
  }
  const isDragged = await window.evaluate(`return document.querySelector("piece.dragging") !== null;`);
  assert.ok(isDragged, "the man is held all the time");
  const found = await window.evaluate(`return { ...window.pointerWork };`);
  await actions().move({ ...start, duration: 0 }).release().perform();
  return found;
}

function summary(times) {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share) => Number(sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))].toFixed(2));
  return { events: sorted.length, p50_ms: at(0.5), p99_ms: at(0.99), max_ms: at(1) };
}
