// Regular chess against an engine: a path without a program is refused; a small one of the tests plays
// its move, ends when it is asked for another, and has lost.

import { join } from "node:path";
import { giveName, tryMove, untilPly } from "../lib/game.mjs";
import { text } from "../lib/texts.mjs";

/** It answers e2e4 with e7e5, and ends when it is to answer anything else. */
const ENGINE = join(import.meta.dirname, "../../../src-tauri/crates/server/tests/computer/engine.sh");

export default async function engine(world) {
  const window = await world.open();
  await giveName(window, "Ann");
  await window.click("request-open");
  await window.find("request");
  await window.choose("field-game", "chess");
  await window.click("field-opponent-engine");
  await window.click("field-colour-white");
  await window.type("field-engine", "/no/such/engine");
  await window.click("request-start");
  await window.untilText("field-engine-fault", new RegExp(text("engine-absent")));
  await window.type("field-engine", ENGINE);
  await window.click("request-start");
  await window.find("table");
  await window.untilText("computer-now", new RegExp(text("computer-now-engine")));

  await tryMove(window, "e2e4");
  await untilPly(window, 2);
  await tryMove(window, "d2d4");
  await window.untilText("end-sentence", /White wins/);
  await window.untilText("notice", new RegExp(text("engine-ended")));
}
