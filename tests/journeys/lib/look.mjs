// How things are drawn: read from what the webview computed, not from what the page meant.

import { until } from "./wait.mjs";

/** The file that a square's man is drawn with (`wk`), and whether he is a dummy; none on an empty square. */
export function drawnOn(window, cell) {
  return window.evaluate(
    `const cell = document.querySelector('[data-testid="cell-' + arguments[0] + '"]').getBoundingClientRect();
     const isThere = (piece) => {
       const box = piece.getBoundingClientRect();
       return Math.hypot(box.x - cell.x, box.y - cell.y) < cell.width / 4;
     };
     const piece = [...document.querySelectorAll("cg-board piece:not(.ghost)")].find(isThere);
     if (!piece) return null;
     const style = getComputedStyle(piece);
     return {
       file: style.backgroundImage.match(/(\\w+\\/\\w+)\\.svg/)?.[1] ?? style.backgroundImage.slice(0, 20),
       isDummy: piece.classList.contains("promoted"),
       isSeen: style.opacity !== "0",
     };`,
    cell,
  );
}

/** Waits until a square's man is drawn with this file of this set: `cburnett/wk`. */
export function untilDrawn(window, cell, file) {
  return until(`${cell} to be drawn as ${file}`, async () => (await drawnOn(window, cell))?.file === file);
}

/** A computed style of the first element that the selector finds. */
export function styleOf(window, selector, property) {
  return window.evaluate(
    `return getComputedStyle(document.querySelector(arguments[0])).getPropertyValue(arguments[1]).trim();`,
    selector,
    property,
  );
}
