// A set-up game: a position that cannot be played is refused with the reason; Black begins.

import assert from "node:assert/strict";
import { dummies, giveName, setUp, tryMove } from "../lib/game.mjs";
import { hidden, passOn, requestTwo, sitDown } from "../lib/seats.mjs";

const START = "4k3/p7/8/8/8/8/8/R3K3 b - - 0 1";

export default async function blackFirst(world) {
  const window = await world.open();
  await giveName(window, "Ann");
  await requestTwo(window, { other: "Bob", start: "4k3/p7/8/8/8/8/8/4K3 x - - 0 1" });
  await window.click("request-start");
  await window.untilText("field-start-fault", /must be w or b/);
  await setUp(window, "4k3/4R3/8/8/8/8/8/4K3 w - - 0 1");
  await window.click("request-start");
  await window.untilText("field-start-fault", /Black is in check/);
  await setUp(window, START);
  await window.untilText("start-turn", /Black moves first/);
  await window.find("small-board");
  await world.picture("request", window);
  await window.click("request-start");

  await hidden(window, "Bob");
  await sitDown(window, "black");
  const own = await dummies(window);
  assert.deepEqual(own.map((name) => name.slice(0, 2)), ["a1", "e1"], "dummies stand on the set-up squares");
  await tryMove(window, "a7a5");
  await passOn(window, "Ann");
  const state = await sitDown(window, "white");
  assert.equal(state.ply, 1);
}
