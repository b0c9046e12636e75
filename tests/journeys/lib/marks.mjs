// Marks on the board by mouse: cubes, highlighted squares, arrows and circles, and what is seen of them.

import { Button, Key } from "selenium-webdriver";
import { squareCentre } from "./game.mjs";
import { until } from "./wait.mjs";

/** Presses the right button on a square. */
export async function rightClick(window, cell) {
  await pressAt(window, await squareCentre(window, cell), Button.RIGHT);
}

/** Presses the left button on a cube, in the corner of its square. */
export async function clickCube(window, cell) {
  await window.find(`cube-${cell}`);
  const point = await window.evaluate(
    `const { x, y, width, height } = document.querySelector('[data-testid="cube-' + arguments[0] + '"]').getBoundingClientRect();
     return { x: Math.round(x + width / 2), y: Math.round(y + height / 2) };`,
    cell,
  );
  await pressAt(window, point, Button.LEFT);
}

/** Presses a square with Shift held. */
export async function shiftClick(window, cell) {
  const point = await squareCentre(window, cell);
  const actions = window.driver.actions().keyDown(Key.SHIFT);
  await actions.move(point).press().release().keyUp(Key.SHIFT).perform();
}

/** Drags with the right button and a modifier from one square to another; on one it is a circle. */
export async function draw(window, key, from, to = from) {
  const start = await squareCentre(window, from);
  const end = await squareCentre(window, to);
  const actions = window.driver.actions().keyDown(key).move(start).press(Button.RIGHT);
  await actions.move(end).release(Button.RIGHT).keyUp(key).perform();
}

async function pressAt(window, point, button) {
  await window.driver.actions().move(point).press(button).release(button).perform();
}

/** Waits until the marks of a kind (cube, tied, highlight, arrow, circle) are on these squares. */
export function marked(window, kind, ...wanted) {
  return until(`${kind} on ${wanted.join(", ") || "no square"}`, async () => {
    const found = await window.evaluate(
      `return [...document.querySelectorAll('[data-testid^="' + arguments[0] + '-"]')].map((mark) => mark.dataset.testid.split("-")[1]);`,
      kind,
    );
    return found.filter((name) => /\d$/.test(name)).sort().join() === [...wanted].sort().join();
  });
}
