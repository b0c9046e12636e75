// Waiting for states, never for times.

import { setTimeout as sleep } from "node:timers/promises";

/** Waits until `check` gives something true, and returns it; names what was waited for. */
export async function until(what, check, milliseconds = 45_000) {
  const deadline = Date.now() + milliseconds;
  let last;
  do {
    try {
      const value = await check();
      if (value) return value;
      last = undefined;
    } catch (error) {
      last = error;
    }
    await sleep(30);
  } while (Date.now() < deadline);
  const reason = last ? ` (${last.message})` : "";
  throw new Error(`waited ${milliseconds / 1000} s for ${what}${reason}`);
}
