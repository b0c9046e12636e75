// The system's notification service, as a person's desktop runs it.

import { execFileSync } from "node:child_process";
import { start } from "./processes.mjs";
import { until } from "./wait.mjs";

/** Starts dunst on a display and waits until it serves the bus. */
export async function startNotifications(world) {
  start("dunst", [], { env: { DISPLAY: world.display.name }, log: `${world.folder}/dunst.log` });
  await until("dunst to serve the bus", () => control("is-paused").trim() === "false");
}

/** How many notifications have arrived. */
export function arrived() {
  const shown = ["displayed", "waiting", "history"].map((what) => Number(control("count", what)));
  return shown.reduce((sum, count) => sum + count, 0);
}

/** Every notification that has arrived, newest first: title and text. */
export function history() {
  control("close-all");
  const { data } = JSON.parse(control("history"));
  return data[0].map(({ summary, body }) => ({ title: summary.data, body: body.data }));
}

function control(...args) {
  return execFileSync("dunstctl", args, { stdio: ["ignore", "pipe", "ignore"] }).toString();
}
