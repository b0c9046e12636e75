// A rule set of one's own: copied, changed, named, played, and found again in the record.

import assert from "node:assert/strict";
import { giveName, tryMove } from "../lib/game.mjs";
import { requestTwo, sitDown, toHistory } from "../lib/seats.mjs";
import { text } from "../lib/texts.mjs";

const NAME = "Thursday rules";
/** One more move makes fifty without capture or pawn move. */
const START = "4k3/8/8/8/8/8/8/R3K3 w - - 99 80";

export default async function ownSet(world) {
  const window = await world.open();
  await giveName(window, "Ann");
  await requestTwo(window, { other: "Bob", rules: "english", start: START });
  await window.click("request-sets-tell");
  await window.find("sets-rule-fifty");
  await world.picture("compare", window);
  await window.click("compare-close");
  await make(window);
  await world.picture("request", window);
  await window.click("request-start");

  await sitDown(window, "white");
  await window.untilText("status-rules", new RegExp(NAME));
  await window.click("status-rules");
  await saysOwnRules(window);
  await world.picture("in-force", window);
  await window.click("game-dialog-close");
  const moved = await tryMove(window, "a1a2");
  assert.equal(moved.after.phase, "over", "the changed rule ends the game by itself");

  await toHistory(window);
  await window.untilText("history-rules", new RegExp(NAME));
  await window.click("history-open");
  await window.click("replay-info");
  await saysOwnRules(window);
}

/** Copies the chosen set, changes a rule, and saves it. */
async function make(window) {
  await window.click("request-own-set");
  await window.type("set-name", " ");
  await window.click("set-save");
  await window.untilText("set-name-fault", /1 to 40/);
  await window.type("set-name", NAME);
  await window.choose("set-fifty", "automatic");
  await window.click("set-save");
  await window.untilText("field-rules", new RegExp(NAME));
}

/** The dialog about the game names the set and the one rule that was changed. */
async function saysOwnRules(window) {
  await window.untilText("rules-title", new RegExp(NAME));
  const published = text("rules-published", { words: text("option-fifty-claim") });
  const fifty = await window.text("rules-fifty");
  assert.ok(fifty.includes(text("option-fifty-automatic")) && fifty.includes(published), fifty);
  assert.match(await window.text("rules-changes"), /1 rule changed/);
}
