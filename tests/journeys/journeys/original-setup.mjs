// The original's board set-up, its board to try the moving on, and its demo games.

import { giveName, ownTurn, requestGame } from "../lib/game.mjs";
import { DEMO } from "../lib/original/demo.mjs";
import { prove } from "../lib/original/list.mjs";
import { SETUP } from "../lib/original/setup.mjs";

export default async function originalSetup(world) {
  const window = await world.open();
  await giveName(window, "Ann");
  await requestGame(window, { colour: "white" });
  await ownTurn(window);
  await prove(SETUP, window);
  await prove(DEMO, window);
}
