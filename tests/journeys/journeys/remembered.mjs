// A game's notes and tags are found by the history; a player's picture is kept, and no bad one in its place.

import assert from "node:assert/strict";
import { join } from "node:path";
import { writeFileSync } from "node:fs";
import { gone } from "../lib/appointments.mjs";
import { giveUp, openReplay } from "../lib/ends.mjs";
import { beginGame, giveName } from "../lib/game.mjs";
import { until } from "../lib/wait.mjs";

const PICTURE = join(import.meta.dirname, "../../../icons/256x256.png");

export default async function remembered(world) {
  const window = await world.open({ env: { ENCOUNTER_SEED: "3" } });
  await giveName(window, "Ann");
  await beginGame(window);
  await giveUp(window);
  await openReplay(window);
  await window.click("remarks-open");
  await window.find("remarks");
  await window.type("remarks-notes", "Șah descoperit too late");
  await window.type("remarks-tags", "blunder, opening");
  await window.click("remarks-save");
  await gone(window, "remarks");
  await window.click("menu-history");
  await window.untilText("history-tags", /^blunder · opening$/);
  await window.type("history-search", "ȘAH descoperit");
  await rows(window, 1);
  await window.type("history-search", "nowhere");
  await window.find("history-empty");
  await window.click("history-clear");
  await rows(window, 1);
  await window.click("history-more-open");
  await window.choose("history-tag", "opening");
  await rows(window, 1);
  await window.type("history-until", "2001-01-01");
  await window.find("history-empty");
  await window.click("history-clear");
  await rows(window, 1);

  await window.click("menu-profile");
  const file = await window.find("picture-file");
  await file.sendKeys(PICTURE);
  const kept = await (await window.find("picture")).getAttribute("src");
  const broken = join(world.folder, "broken.png");
  writeFileSync(broken, "no picture");
  await file.sendKeys(broken);
  await window.untilText("picture-fault", /no picture/);
  assert.equal(await (await window.find("picture")).getAttribute("src"), kept);
  await window.click("against-open");
  await window.find("opponent-game");
  await window.type("person-about", "Plays at once");
  await window.click("person-save");
  await window.untilText("person-saved", /Saved/);
  await window.close();

  const again = await world.open();
  await again.click("menu-profile");
  assert.equal(await (await again.find("picture")).getAttribute("src"), kept);
  await again.click("against-open");
  await again.find("opponent-game");
  const about = await again.control("person-about");
  assert.equal(await about.getAttribute("value"), "Plays at once");
}

async function rows(window, count) {
  await until(`${count} games`, async () => (await window.all("history-row")).length === count);
}
