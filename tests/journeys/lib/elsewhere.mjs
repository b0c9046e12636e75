// Two programs with folders of their own, and the way from an invitation to their game.

import assert from "node:assert/strict";
import { join } from "node:path";
import { giveName, tableState } from "./game.mjs";
import { menu } from "./menu.mjs";
import { until } from "./wait.mjs";

/** Opens Ann's window, who hosts, and Bob's; `reopen` opens Bob's anew. */
export async function openTwo(world) {
  const data = join(world.folder, "guest");
  const host = await world.open({ args: ["--listen", "127.0.0.1:0"] });
  await giveName(host, "Ann");
  const players = {
    host,
    guest: await world.open({ data }),
    async reopen() {
      players.guest = await world.open({ data });
      await players.guest.find("home");
      return players.guest;
    },
  };
  await giveName(players.guest, "Bob");
  return players;
}

/** Invites with White; the text of the invitation. */
export async function invite(host) {
  await menu(host, "file", "direct");
  await host.click("direct-invite");
  await host.click("field-colour-white");
  await host.click("request-start");
  await host.find("direct-invitation");
  const text = await host.evaluate(
    `return document.querySelector('[data-testid="direct-invitation"]').value;`,
  );
  assert.match(text, /^encounter:1\/127\.0\.0\.1:\d+\//);
  return text;
}

/** Pastes an invitation, reads its terms and accepts it. */
export async function acceptInvitation(guest, invitation) {
  await menu(guest, "file", "direct");
  await guest.type("direct-text", invitation);
  await guest.click("direct-look");
  assert.match(await guest.text("direct-terms"), /Ann[\s\S]*Black/);
  await guest.click("direct-accept");
  await until("the guest's table", async () => (await tableState(guest))?.seat === "black");
}

/** Waits until a light has this colour. */
export function light(window, id, colour) {
  return until(`${id} to be ${colour}`, async () => {
    const lamp = await window.find(id);
    return (await lamp.getAttribute("data-light")) === colour;
  });
}

/** What a clock shows, "own" or "other", in seconds. */
export async function clock(window, whose) {
  const [minutes, seconds] = (await window.text(`clock-${whose}`)).split(":").map(Number);
  return minutes * 60 + seconds;
}
