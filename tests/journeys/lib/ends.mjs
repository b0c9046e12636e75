// From a game to its end, and from its end to the replay.

import { ownTurn } from "./game.mjs";
import { until } from "./wait.mjs";

/** Resigns in the own turn, by the button and its second press. */
export async function giveUp(window) {
  await ownTurn(window);
  await pressUntil(window, "resign", "end");
}

/** Resigns, and closes what then lies over the board. */
export async function giveUpAndStay(window) {
  await giveUp(window);
  await closeEnd(window);
}

/** Closes what lies over the board after the end. */
export async function closeEnd(window) {
  await window.click("end-close");
  await until("the end to be read", async () => !(await window.isThere("end-close")));
}

/** Opens the replay of the game that has just ended. */
export function openReplay(window) {
  return pressUntil(window, "end-replay", "replay");
}

/** Presses a button until something else is there; a press that comes too late is not waited for. */
function pressUntil(window, button, wanted) {
  return until(`"${button}" to bring "${wanted}"`, async () => {
    if (await window.isThere(wanted)) return true;
    const [there] = await window.all(button);
    await there?.click();
    return false;
  });
}
