// The original's direct connection, between two programs: one hosts, the other is its guest.

import assert from "node:assert/strict";
import { acceptInvitation, clock, invite, light } from "../elsewhere.mjs";
import { heardLog, tryMove, untilPly } from "../game.mjs";
import { menu } from "../menu.mjs";
import { until } from "../wait.mjs";

/** A damaged invitation is refused in words. */
async function tryDamaged(guest, invitation) {
  await menu(guest, "file", "direct");
  await guest.type("direct-text", invitation.slice(0, -1));
  await guest.click("direct-look");
  await guest.untilText("direct-trouble", /missing or was changed/);
}

export const ELSEWHERE = {
  "Connecting > Connect Directly: Server, Client": async ({ host, guest }) => {
    const invitation = await invite(host);
    await tryDamaged(guest, invitation);
    await acceptInvitation(guest, invitation);
    await tryMove(host, "e2e4");
    await tryMove(guest, "e7e5");
    await tryMove(host, "g1f3");
    await untilPly(guest, 3);
  },
  "At the table > Connection status: small circle": async ({ host, guest }) => {
    await light(host, "light-opponent", "green");
    await light(guest, "light-host", "green");
    await light(guest, "light-opponent", "green");
  },
  "Connecting > Connection to Last Player": async (players) => {
    const { host } = players;
    const log = await heardLog(players.guest);
    const start = Date.now();
    const before = await clock(players.guest, "own");
    await players.guest.kill();
    await light(host, "light-opponent", "red");
    const gone = Date.now();
    const guest = await players.reopen();
    const back = Date.now();
    await menu(guest, "file", "come-back");
    const state = await untilPly(guest, 3);
    assert.equal(state.seat, "black");
    const left = await clock(guest, "own");
    const there = (Date.now() - start - (back - gone)) / 1000;
    assert.ok(left >= before - there - 1, `the time away costs nothing: ${before} s, then ${left} s`);
    const again = (await heardLog(guest)).slice(0, log.length);
    assert.deepEqual(again, log, "nothing heard is lost");
    await light(host, "light-opponent", "green");
  },
};

export const WORDS = {
  'Chat > "!" alert: the last message again': async ({ host, guest }, world) => {
    await host.click("chat-alert-send");
    await guest.untilText("chat-alert", /^Ann\s+Good luck!/);
    await world.picture("alert", guest);
    await guest.click("chat-alert-read");
    await until("the box to be closed", async () => !(await guest.isThere("chat-alert")));
    assert.equal(await host.isThere("chat-alert"), false, "the sender sees no box");
  },
};
