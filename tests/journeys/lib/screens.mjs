// Pictures of every screen in both themes, to be looked at: nothing is asserted here.

import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { Key } from "selenium-webdriver";
import { giveUp } from "./ends.mjs";
import { clickSquares, giveName, ownTurn, type } from "./game.mjs";
import { menu } from "./menu.mjs";
import { SEED, layFullSwing } from "./picture.mjs";
import { boardScreens } from "./screens-boards.mjs";
import { diaryScreens, rememberedScreens } from "./screens-diary.mjs";
import { directScreens } from "./screens-direct.mjs";
import { practiceScreens } from "./screens-practice.mjs";
import { until } from "./wait.mjs";

const TOPICS_SHOWN = ["idea", "words", "cubes-use", "keys"];

/** Goes from the first start through every screen and keeps a picture of each. */
export async function takeScreens(world, { folder, size, language, larger }) {
  mkdirSync(folder, { recursive: true });
  const LANG = { en: "C.UTF-8", ro: "ro_RO.UTF-8" }[language];
  const env = { ENCOUNTER_SEED: SEED, ENCOUNTER_LISTEN: "127.0.0.1:0", LANG, LC_ALL: "", LC_MESSAGES: "" };
  const start = join(folder, [size, language, ...(larger ? ["larger"] : [])].join("-"));
  await brokenStore(world, env, start);
  const window = await world.open({ env });
  const look = looker(window, start);
  await look("first-start");
  await giveName(window, "Ann");
  if (larger) await menu(window, "options", "larger-text");
  await look("home-empty");
  await emptyHistory(window, look);
  await diaryScreens(window, look);
  await requests(window, look);
  await boards(window, look);
  await game(window, look);
  await afterwards(window, look);
  await practiceScreens(window, look);
  await twoPeople(window, look);
  await directScreens(window, look);
  await others(window, look);
  await boardScreens(window, look);
}

/** Takes a picture in each theme; the screen itself stays as it is. */
function looker(window, start) {
  return async (name) => {
    for (const theme of ["light", "dark"]) {
      await window.evaluate(`document.documentElement.dataset.theme = arguments[0];`, theme);
      await window.driver.takeScreenshot();
      writeFileSync(`${start}-${theme}-${name}.png`, Buffer.from(await window.driver.takeScreenshot(), "base64"));
    }
  };
}

async function brokenStore(world, env, start) {
  const data = join(world.folder, "broken");
  mkdirSync(data, { recursive: true });
  writeFileSync(join(data, "encounter.db"), "This is no database. ".repeat(500));
  const window = await world.open({ env, data });
  await window.find("store-problem");
  await looker(window, start)("store-problem");
  await window.close();
}

async function emptyHistory(window, look) {
  await window.click("menu-history");
  await window.find("history-empty");
  await look("history-empty");
  await menu(window, "file", "home");
}

async function requests(window, look) {
  await window.click("request-open");
  await window.find("request");
  await look("request");
  await window.click("request-more");
  await look("request-more");
  await window.type("field-time-mine", "0");
  await window.type("field-increment-mine", "x");
  await window.type("field-start", "nonsense");
  await window.click("request-start");
  await window.find("field-time-mine-fault");
  await window.find("field-start-fault");
  await look("request-faults");
  await window.click("request-cancel");
  await sets(window, look);
  await window.click("play-two");
  await window.find("request");
  await look("request-two");
  await window.click("request-cancel");
}

/** The boards without a game. */
async function boards(window, look) {
  await window.click("home-set-up");
  await window.find("set-up");
  await window.untilText("set-up-word", /./);
  await look("set-up");
  await window.click("set-up-clear");
  await window.click("tray-black-p");
  await clickSquares(window, "a8");
  await window.type("set-up-fen", "nonsense");
  await window.click("set-up-fen-take");
  await window.find("set-up-fen-fault");
  await look("set-up-faults");
  await window.click("aids");
  await window.find("aids-request");
  await look("set-up-aids");
  await window.press(Key.ESCAPE);
  await menu(window, "help", "try-moving");
  await window.find("moving");
  await look("moving");
  await menu(window, "file", "home");
}

async function sets(window, look) {
  await window.click("request-open");
  await window.choose("field-rules", "english");
  await window.click("request-sets-tell");
  await window.find("sets-table");
  await look("sets-compare");
  await window.click("compare-close");
  await window.click("request-own-set");
  await window.choose("set-fifty", "automatic");
  await look("sets-editor");
  await window.click("set-save");
  await until("the set to be saved", async () => !(await window.isThere("set-editor")));
  await look("request-own-set");
  await window.click("request-cancel");
  await menu(window, "options", "own-sets");
  await window.find("own-set");
  await look("sets-own");
  await menu(window, "file", "home");
}

async function game(window, look) {
  await layFullSwing(window);
  await look("table");
  await type(window, "help");
  await look("table-answer");
  await window.press(Key.ESCAPE);
  for (const tab of ["notes", "chat"]) {
    await window.click(`tab-${tab}`);
    await look(`table-${tab}`);
  }
  await window.click("tab-moves");
  for (const name of ["file", "edit", "status", "options", "help"]) {
    if (!(await window.isThere(`menu-${name}`))) continue;
    await window.click(`menu-${name}`);
    await look(`menu-${name}`);
    await window.press(Key.ESCAPE);
  }
  await marks(window, look);
  await window.click("status-rules");
  await window.find("game-dialog");
  await look("table-rules");
  await window.click("game-dialog-close");
  await window.click("flip");
  await look("table-flipped");
  await window.click("flip");
  await window.driver.actions().keyDown(Key.SHIFT).sendKeys(Key.F10).keyUp(Key.SHIFT).perform();
  await window.find("sub-menu");
  await look("table-sub-menu");
  await window.click("sub-close");
  await clickSquares(window, "h7", "h8");
  await window.find("promotion");
  await look("promotion");
  await window.press(Key.ESCAPE);
  await window.click("offer-draw");
  await until("the request to be answered", async () => (await window.all("offer-withdraw")).length === 0);
  await look("table-declined");
  await menu(window, "file", "home");
  await window.find("unfinished-row");
  await look("home-unfinished");
  await menu(window, "file", "table");
  await giveUp(window);
  await look("end");
}

async function marks(window, look) {
  await window.click("highlight-tool");
  await window.find("highlight-help");
  await look("highlight-help");
  await window.click("highlight-close");
  for (const line of ["cube d5", "cube c6", "tie d5 d7", "plus f5", "plus g5", "arrow g8 f6", "circle e5 red"]) {
    await type(window, line);
  }
  await look("table-marks");
  await window.click("highlight-tool");
}

async function afterwards(window, look) {
  await window.click("end-close");
  await look("table-over");
  await window.click("menu-history");
  await window.find("history-row");
  await look("history");
  await window.click("history-delete");
  await window.find("history-delete-question");
  await look("history-delete");
  await window.click("history-delete-no");
  await window.click("history-open");
  await window.find("replay");
  await look("replay-start");
  await window.click("replay-last");
  for (const side of ["white", "black", "referee"]) {
    await window.click(`replay-side-${side}`);
    await look(`replay-${side}`);
  }
  await window.click("replay-stats");
  await window.find("stats");
  await look("replay-stats");
  await window.click("stats-close");
  await rememberedScreens(window, look);
  await menu(window, "file", "home");
  await window.find("recent-row");
  await look("home-recent");
}

async function twoPeople(window, look) {
  await window.click("play-two");
  await window.type("field-name", "Bob");
  await window.click("field-colour-white");
  await window.click("request-start");
  await window.find("handover");
  await look("handover");
  await window.click("handover-ready");
  await ownTurn(window);
  await window.click("offer-draw");
  await window.find("offer-withdraw");
  await look("table-offer");
  await type(window, "e2e4");
  await window.find("pass-on");
  await look("table-pass-on");
  await window.click("pass-on");
  await window.click("handover-leave");
}

/** The list of the demos; then one with its comment, also with the options over it. */
async function demos(window, look) {
  await menu(window, "help", "demos");
  await window.find("demo-list");
  await look("demo-list");
  await window.click("demo-queen");
  await window.find("demo-note");
  await window.click("replay-last");
  await look("demo-end");
  await window.click("replay-options");
  await look("replay-options");
  await window.click("replay-options-close");
}

async function others(window, look) {
  await demos(window, look);
  await menu(window, "options", "settings");
  await look("settings");
  await window.click("settings-own-colours");
  await window.type("settings-colour-dark", "mauve");
  await window.press(Key.ENTER);
  await window.find("settings-colour-dark-fault");
  await look("settings-own-colours");
  await window.click("settings-own-colours");
  await menu(window, "help", "help-topics");
  for (const topic of TOPICS_SHOWN) {
    await window.click(`help-topic-${topic}`);
    await look(`help-${topic}`);
  }
  for (const [entry, dialog] of [["quick-help", "quick-help"], ["keys", "keys-dialog"], ["about", "about"]]) {
    await menu(window, "help", entry);
    await window.find(dialog);
    await look(dialog);
    await window.press(Key.ESCAPE);
    await until("the dialog to be closed", async () => !(await window.isThere(dialog)));
  }
}
