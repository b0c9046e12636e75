// What the checks of the original's items press and look at.

import assert from "node:assert/strict";
import { Key } from "selenium-webdriver";
import { until } from "../wait.mjs";

/** Sets a tick box, and sees that it is set. */
export async function tick(window, id, on) {
  const box = await window.find(id);
  if ((await box.isSelected()) !== on) await box.click();
  assert.equal(await box.isSelected(), on, `"${id}" is set`);
}

/** Chooses one of several, and sees that it is chosen. */
export async function pick(window, id) {
  await window.click(id);
  assert.ok(await (await window.find(id)).isSelected(), `"${id}" is chosen`);
}

/** Replaces what a field holds, and sees that it holds it. */
export async function fill(window, id, value) {
  await window.type(id, value);
  assert.equal(await (await window.control(id)).getAttribute("value"), value);
}

/** Sees a dialog, and closes it. */
export async function dialogShown(window, id) {
  await window.find(id);
  await window.press(Key.ESCAPE);
  await gone(window, id);
}

/** Waits until nothing with this test id is left. */
export function gone(window, id) {
  return until(`"${id}" to be gone`, async () => !(await window.isThere(id)));
}

/** Waits until the help shows this topic. */
export function topicShown(window, name) {
  return until(`the topic "${name}"`, async () => {
    const shown = await window.find("help-text");
    return (await shown.getAttribute("data-topic")) === name;
  });
}

/** Waits until an element has this attribute, or has it with this value. */
export function untilHas(window, id, attribute, value) {
  return until(`"${id}" to have ${attribute}=${value}`, async () => {
    const found = await (await window.find(id)).getAttribute(attribute);
    return found === value;
  });
}

/** What a clock shows, in seconds. */
export async function secondsOn(window, clock) {
  const [minutes, seconds] = (await window.text(clock)).split(":").map(Number);
  return 60 * minutes + seconds;
}

/** The opponent's clock gains a minute. */
export async function minuteGained(window, press) {
  const before = await secondsOn(window, "clock-other");
  await press(window);
  await until("a minute more", async () => (await secondsOn(window, "clock-other")) >= before + 59);
}
