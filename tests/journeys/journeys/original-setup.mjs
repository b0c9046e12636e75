// The original's board set-up, and its board to try the moving on.

import { giveName, ownTurn, requestGame } from "../lib/game.mjs";
import { prove } from "../lib/original/list.mjs";
import { SETUP } from "../lib/original/setup.mjs";

export default async function originalSetup(world) {
  const window = await world.open();
  await giveName(window, "Ann");
  await requestGame(window, { colour: "white" });
  await ownTurn(window);
  await prove(SETUP, window);
}
