// The original's help, and where each of its parts is here.

import assert from "node:assert/strict";
import { Key } from "selenium-webdriver";
import { menu } from "../menu.mjs";
import { text } from "../texts.mjs";
import { dialogShown, topicShown } from "./form.mjs";

/** An entry of the menu opens this topic. */
const opens = (entry, topic) => async (window) => {
  await menu(window, "help", entry);
  await topicShown(window, topic);
};

/** A word that is looked for leads to this topic. */
const finds = (words, topic) => async (window) => {
  await menu(window, "help", "help-topics");
  await window.type("help-search", words);
  await window.click(`help-topic-${topic}`);
  await topicShown(window, topic);
};

export const HELP = {
  "Help > Help Topics": async (window) => {
    await menu(window, "help", "help-topics");
    await topicShown(window, "idea");
    await window.press(Key.ESCAPE);
    await window.find("table");
    await window.press(Key.F1);
    await topicShown(window, "moving");
  },
  "Help > Search by words": finds("journalist", "story"),
  "Help > Quick Help: Enemy Shown In Black": opens("help-black", "black"),
  "Help > Quick Help: Deleting Dummies": opens("help-dummies", "dummies"),
  "Help > Quick Help: Click Up/Down": opens("help-moving", "moving"),
  "Help > Quick Help: Replaying game": opens("help-replay", "replay"),
  "Help > About": async (window) => {
    await menu(window, "help", "about");
    await window.untilText("about-version", /\d+\.\d+\.\d+/);
    await dialogShown(window, "about");
  },
  "Help > Rules of chess": async (window) => {
    await finds("stalemate", "chess-draws")(window);
    await window.find("figure-stalemate");
  },
  "Help > Basic strategy": async (window) => {
    await finds("en passant wonder", "tip-passing")(window);
    await window.click("play-tip-passing");
    const start = await (await window.control("field-start")).getAttribute("value");
    assert.match(start, /^4k3\/pp4pp\//, "the example's position is asked for");
    await dialogShown(window, "request");
  },
  "Help > Touch pad: tapping": async (window) => {
    await finds("touch pad", "moving")(window);
    await window.untilText("help-text", new RegExp(text("help-moving-3").slice(0, 40)));
  },
};
