// Pictures of the practice board and its dialogs.

import { clickSquares, setUp, tableState, type, untilPly } from "./game.mjs";
import { until } from "./wait.mjs";

/** From the start screen to a practice board, its ends, and back. */
export async function practiceScreens(window, look) {
  await window.click("play-practice");
  await window.find("request");
  await setUp(window, "r3k2r/ppp2ppp/8/3pp3/8/8/PPPP1PPP/RNB1K2R w KQkq - 0 8");
  await look("practice-request");
  await window.click("request-start");
  await until("the practice board", async () => (await tableState(window))?.ply === 0);
  await type(window, "b1d4");
  await untilPly(window, 1);
  await look("practice-placed");
  await clickSquares(window, "a8");
  await look("practice-out-of-turn");
  await clickSquares(window, "d8");
  await untilPly(window, 2);
  await window.click("end-practice");
  await window.find("practice-end");
  await look("practice-end");
  await window.click("practice-draw");
  await window.find("practice-save");
  await look("practice-save");
  await window.click("practice-save-yes");
  await window.find("home");
  await window.click("menu-history");
  await window.find("history-row");
  await look("practice-history");
  await window.click("history-open");
  await window.find("replay");
  await window.click("replay-last");
  await look("practice-replay");
  await window.click("menu-file");
  await window.click("menu-home");
}
