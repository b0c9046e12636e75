// The set-up board, by mouse.

import { Button } from "selenium-webdriver";
import { draggedTo, squareCentre } from "./game.mjs";
import { until } from "./wait.mjs";

/** Drags a small man of the tray to a square; lets go when it is seen to be there. */
export async function bring(window, id, cell) {
  const man = await window.find(id);
  const end = await squareCentre(window, cell);
  const actions = () => window.driver.actions();
  await actions().move({ origin: man }).press().perform();
  await actions().move(end).perform();
  await until(`the man to be over ${cell}`, () => draggedTo(window, end, 12));
  await actions().release().perform();
  await until(`the man to stand on ${cell}`, async () => (await menOn(window)).includes(cell));
}

/** Presses the right button on a square. */
export async function rightClick(window, cell) {
  const at = await squareCentre(window, cell);
  await window.driver.actions().move(at).press(Button.RIGHT).release(Button.RIGHT).perform();
}

/** The squares that men stand on, sorted. */
export async function menOn(window) {
  const names = await window.evaluate(
    `return [...document.querySelectorAll('[data-testid^="cell-"]')].map((cell) => cell.getAttribute("aria-label") ?? "");`,
  );
  return names
    .filter((name) => / (white|black) /.test(name))
    .map((name) => name.slice(0, 2))
    .sort();
}
