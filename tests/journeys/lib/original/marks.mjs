// The original's dummies, moved by mouse.

import { clickSquares, drag, drawnOn, onCell, squareCentre } from "../game.mjs";
import { rightClick } from "../setup.mjs";
import { until } from "../wait.mjs";
import { dummyOn, noDummyOn } from "./desk.mjs";

/** Drags a dummy off the board. */
async function dragOff(window, cell) {
  const start = await drawnOn(window, cell);
  const log = await (await window.find("log")).getRect();
  const out = { x: Math.round(log.x + log.width / 2), y: Math.round(log.y + log.height / 2) };
  const actions = () => window.driver.actions();
  await actions().move(start).press().move({ x: start.x + 12, y: start.y + 12 }).perform();
  await until("the dummy to follow the mouse", () =>
    window.evaluate(`return document.querySelector(".dragging") !== null;`),
  );
  await actions().move(out).release().perform();
}

/** Drags a kind from the tray to a square. */
async function fromTray(window, kind, cell) {
  const place = await (await window.find(`tray-${kind}`)).getRect();
  const start = { x: Math.round(place.x + place.width / 2), y: Math.round(place.y + place.height / 2) };
  const end = await squareCentre(window, cell);
  const actions = () => window.driver.actions();
  await actions().move(start).press().move({ x: start.x + 12, y: start.y + 12 }).perform();
  await until("the man to follow the mouse", () =>
    window.evaluate(`return document.querySelector(".dragging") !== null;`),
  );
  await actions().move(end).release().perform();
}

export const MARKS = {
  "Dummies > Move: left click, then drag": async (window) => {
    await drag(window, "d7", "d6");
    await dummyOn(window, "d6");
  },
  "Dummies > Delete: left click, then right click": async (window) => {
    await clickSquares(window, "d6");
    await rightClick(window, "d6");
    await noDummyOn(window, "d6");
  },
  "Dummies > Undo deleted dummy": async (window) => {
    await window.click("undo-mark");
    await dummyOn(window, "d6");
  },
  "Dummies > Delete: drag off the board": async (window) => {
    await dragOff(window, "d6");
    await noDummyOn(window, "d6");
  },
  "Dummies > Add from the small men": async (window) => {
    await fromTray(window, "p", "d5");
    await dummyOn(window, "d5");
    await window.click("tray-n");
    await clickSquares(window, "f6");
    await dummyOn(window, "f6");
  },
  "Dummies > Change to a different kind": async (window) => {
    await fromTray(window, "b", "d5");
    await until("another kind on d5", async () => /bishop/.test(await onCell(window, "d5")));
  },
};
