// Two programs: what one player says and asks for is seen in the other one's window.

import assert from "node:assert/strict";
import { Key } from "selenium-webdriver";
import { acceptInvitation, clock, invite, openTwo } from "../lib/elsewhere.mjs";
import { accept, onCell, ownTurn, tableState, tryMove, untilPly } from "../lib/game.mjs";
import { WORDS } from "../lib/original/elsewhere.mjs";
import { prove } from "../lib/original/list.mjs";
import { until } from "../lib/wait.mjs";

export const size = "960x640";

export default async function elsewhereRequests(world) {
  const { host, guest } = await openTwo(world);
  await acceptInvitation(guest, await invite(host));
  await ownTurn(host);

  await host.click("tab-chat");
  await host.type("chat-input", "Good luck!");
  await (await host.find("chat-input")).sendKeys(Key.ENTER);
  await guest.click("tab-chat");
  await guest.untilText("chat-line", /^Ann\s+Good luck!$/);
  await prove(WORDS, { host, guest }, world);

  const before = await clock(host, "own");
  await guest.click("add-minute");
  await until("a minute more", async () => (await clock(host, "own")) > before);

  await tryMove(host, "e2e4");
  await untilPly(guest, 1);
  await host.click("take-back");
  await accept(guest, "request-take-back");
  await untilPly(host, 0);
  assert.match(await onCell(host, "e2"), /white pawn/);

  await tryMove(host, "d2d4");
  await untilPly(guest, 1);
  await world.picture("guest", guest);
  await guest.click("offer-draw");
  await accept(host, "request-draw");
  for (const window of [host, guest]) {
    await until("the game to be over", async () => (await tableState(window)).phase === "over");
    assert.match(await window.text("end-sentence"), /Draw agreed/);
  }
}
