// docs/original.md as data: which items of the original have a place here, and that each is proven.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { BESIDE } from "./beside.mjs";
import { BOARD } from "./board.mjs";
import { CUBES } from "./cubes.mjs";
import { DEMO } from "./demo.mjs";
import { DESK, LAST } from "./desk.mjs";
import { ELSEWHERE, WORDS } from "./elsewhere.mjs";
import { HELP } from "./help.mjs";
import { MARKS } from "./marks.mjs";
import { PRACTICE } from "./practice.mjs";
import { REPLAY } from "./replay.mjs";
import { REQUEST } from "./request.mjs";
import { SETUP } from "./setup.mjs";

const file = join(import.meta.dirname, "../../../../docs/original.md");

/** Every row of the list: its section, its first column, and where the item is here. */
export function rows() {
  const found = [];
  let section;
  for (const line of readFileSync(file, "utf8").split("\n")) {
    if (line.startsWith("## ")) section = line.slice(3);
    const [, item, place] = line.match(/^\| (.*?) \| (.*) \|$/) ?? [];
    if (item && item !== "SE") found.push({ section, item, place });
  }
  return found;
}

/** The items with a place have one check each, and there is no check of anything else. */
export function assertAllProven() {
  const placed = rows().filter(({ place }) => !/^(not yet|left out)/.test(place));
  const proven = [DESK, LAST, BESIDE, HELP, MARKS, BOARD, CUBES, REQUEST, REPLAY, DEMO, SETUP, PRACTICE, ELSEWHERE, WORDS].flatMap(Object.keys);
  const wanted = placed.map(({ section, item }) => `${section} > ${item}`);
  const unproven = wanted.filter((row) => !proven.includes(row));
  const unlisted = proven.filter((row) => !wanted.includes(row));
  assert.deepEqual({ unproven, unlisted }, { unproven: [], unlisted: [] });
}

/** Makes the checks one after the other; a failure names its row. */
export async function prove(checks, window, world) {
  for (const [row, check] of Object.entries(checks)) {
    await check(window, world).catch((cause) => {
      throw new Error(`${row}: ${cause.message}`, { cause });
    });
  }
}
