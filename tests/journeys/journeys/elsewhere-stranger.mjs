// Another machine answers at the address of an invitation, with a key of its own: it is refused.

import assert from "node:assert/strict";
import { join } from "node:path";
import { invite, openTwo } from "../lib/elsewhere.mjs";
import { giveName } from "../lib/game.mjs";
import { menu } from "../lib/menu.mjs";

export default async function stranger(world) {
  const { host, guest } = await openTwo(world);
  const invitation = await invite(host);
  await host.close();

  const [, address] = invitation.match(/^encounter:1\/([^/]+)\//);
  const other = await world.open({ data: join(world.folder, "other"), args: ["--listen", address] });
  await giveName(other, "Ann");
  assert.equal((await invite(other)).split("/")[1], address, "it waits at the same address");

  await menu(guest, "file", "direct");
  await guest.type("direct-text", invitation);
  await guest.click("direct-look");
  await guest.untilText("direct-trouble", /Another machine answers/);
  assert.equal(await guest.isThere("direct-terms"), false, "nothing of its game is shown");
  await world.picture("refused", guest);
}
