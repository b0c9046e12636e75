// Every menu, option and mouse action of the original that has a place here, at a running game.

import { giveName, ownTurn, requestGame } from "../lib/game.mjs";
import { BESIDE } from "../lib/original/beside.mjs";
import { DESK, LAST } from "../lib/original/desk.mjs";
import { assertAllProven, prove } from "../lib/original/list.mjs";

export default async function originalDesk(world) {
  assertAllProven();
  const window = await world.open({ env: { ENCOUNTER_COMPUTER_PAUSE: "1500" } });
  await giveName(window, "Ann");
  await requestGame(window, { colour: "white" });
  await ownTurn(window);
  await prove(DESK, window);
  await world.picture("desk", window);
  await prove(BESIDE, window);
  await prove(LAST, window);
}
