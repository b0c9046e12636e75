// Pictures of what both players see everything of: engines, the other board games and their rules.

import { giveUp } from "./ends.mjs";
import { ownTurn } from "./game.mjs";
import { menu } from "./menu.mjs";
import { until } from "./wait.mjs";

const GAMES = ["dumb", "sjakti", "invasion"];
const TOPICS = ["sjakti", "dumb", "dumber", "invasion"];

/** A request that fails draws lots, too, so these screens come after the seeded game. */
export async function boardScreens(window, look) {
  await menu(window, "file", "home");
  await engineRequest(window, look);
  for (const game of GAMES) await boardGame(window, look, game);
  await menu(window, "help", "help-topics");
  for (const topic of TOPICS) {
    await window.click(`help-topic-${topic}`);
    await look(`help-${topic}`);
  }
}

/** Regular chess with its nine levels, and with an engine that is not there. */
async function engineRequest(window, look) {
  await window.click("request-open");
  await window.find("request");
  await window.choose("field-game", "chess");
  await window.find("field-least");
  await look("request-chess");
  await window.click("field-opponent-engine");
  await window.type("field-engine", "/no/such/engine");
  await window.click("request-start");
  await window.find("field-engine-fault");
  await look("request-engine");
  await window.click("request-cancel");
}

async function boardGame(window, look, game) {
  await window.click("request-open");
  await window.find("request");
  await window.choose("field-game", game);
  await window.find("start-preview");
  await look(`request-${game}`);
  await window.click("field-colour-white");
  await window.click("request-start");
  await ownTurn(window);
  await look(`table-${game}`);
  await giveUp(window);
  await window.click("end-close");
  await until("the end to be read", async () => !(await window.isThere("end-close")));
  await menu(window, "file", "home");
}
