// The enemy always black: Black's own men are drawn white on Black's own board; words keep the real colours.

import assert from "node:assert/strict";
import { giveName, logRows, onCell, ownTurn, requestGame, squareCentre, tryMove, type } from "../lib/game.mjs";
import { drawnOn, styleOf, untilDrawn } from "../lib/look.mjs";
import { text } from "../lib/texts.mjs";

export default async function enemyBlack(world) {
  const window = await world.open();
  await giveName(window, "Ann");
  await window.click("menu-options");
  await window.click("menu-enemy-black");
  await requestGame(window, { colour: "black" });
  await ownTurn(window);

  await untilDrawn(window, "e8", "cburnett/wk");
  assert.match(await onCell(window, "e8"), /black king/, "a screen reader says the real colour");
  assert.deepEqual(await drawnOn(window, "e1"), { file: "cburnett/bk", isDummy: true, isSeen: true });
  await queenOnBlack(window);
  assert.match(await styleOf(window, '[data-testid="tray"] .small-men', "box-shadow"), /^rgb\(0, 0, 0\)/, "the outline is black");
  assert.match(await styleOf(window, '[data-testid="tray-q"] .man', "background-image"), /bq\.svg/);
  await world.picture("table", window);

  await tryMove(window, "e7e5");
  const prefix = text("log-prefix", { move: 1, side: "black" });
  assert.ok((await logRows(window)).some((row) => row.includes(prefix)), `the log says ${prefix}`);
  await ownTurn(window);
  await type(window, "resign");
  await type(window, "resign");
  await window.click("end-replay");
  await window.find("replay");
  await untilDrawn(window, "e8", "cburnett/bk");
  await window.click("replay-side-black");
  await untilDrawn(window, "e8", "cburnett/wk");
  await untilDrawn(window, "e1", "cburnett/bk");
  await world.picture("replay", window);
}

/** The queen stands on a dark square, to the right of her king as Black sees it: nothing is mirrored. */
async function queenOnBlack(window) {
  await untilDrawn(window, "d8", "cburnett/wq");
  const [queen, king] = [await squareCentre(window, "d8"), await squareCentre(window, "e8")];
  assert.ok(queen.x > king.x, "the queen is at the king's right");
  const light = await window.evaluate(
    `return document.querySelector('[data-testid="cell-d8"]').classList.contains("light");`,
  );
  assert.equal(light, false, "d8 is dark");
}
