// The original's practice board.

import { giveName, ownTurn, requestGame, type } from "../lib/game.mjs";
import { prove } from "../lib/original/list.mjs";
import { PRACTICE } from "../lib/original/practice.mjs";
import { until } from "../lib/wait.mjs";

export default async function originalPractice(world) {
  const window = await world.open();
  await giveName(window, "Ann");
  await requestGame(window, { colour: "white" });
  await ownTurn(window);
  await type(window, "abort");
  await window.find("end");
  await until("the replay", async () => {
    if (await window.isThere("replay")) return true;
    await window.click("end-replay");
    return false;
  });
  await prove(PRACTICE, window);
}
