// Programs that a journey starts: each in a process group of its own, ended by its id.

import { spawn } from "node:child_process";
import { openSync, readFileSync, readdirSync } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";

const started = new Set();

/** Starts a program that writes to a file, never to a pipe that could hold it up. */
export function start(program, args, { env = {}, log, stdio } = {}) {
  const out = log ? openSync(log, "a") : "ignore";
  const child = spawn(program, args, {
    detached: true,
    env: { ...process.env, ...env },
    stdio: stdio ?? ["ignore", out, out],
  });
  child.on("error", (error) => {
    child.failure = error;
  });
  started.add(child);
  return child;
}

/** Ends a program and everything that it started. */
export async function end(child) {
  started.delete(child);
  if (child.pid === undefined || child.exitCode !== null) return;
  for (const signal of ["SIGTERM", "SIGKILL"]) {
    if (!signalGroup(child.pid, signal)) return;
    if (await gone(child, 3000)) break;
  }
  signalGroup(child.pid, "SIGKILL");
}

/** Ends everything that is still running, at once. */
export function endAll() {
  for (const child of started) signalGroup(child.pid, "SIGKILL");
  started.clear();
}

/** The process ids that this process started, itself excluded. */
export function descendants(pid) {
  const parents = readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name))
    .map((name) => [Number(name), parentOf(name)]);
  const found = [pid];
  for (const ancestor of found) {
    for (const [child, parent] of parents) if (parent === ancestor) found.push(child);
  }
  return found.slice(1);
}

/** The name of a process's program. */
export function programOf(pid) {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, "utf8").split("\0")[0];
  } catch {
    return "";
  }
}

function parentOf(pid) {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
    return Number(stat.slice(stat.lastIndexOf(")") + 2).split(" ")[1]);
  } catch {
    return 0;
  }
}

function signalGroup(pid, signal) {
  try {
    process.kill(-pid, signal);
    return true;
  } catch {
    return false;
  }
}

async function gone(child, milliseconds) {
  const until = Date.now() + milliseconds;
  while (Date.now() < until) {
    if (child.exitCode !== null || child.signalCode !== null) return true;
    await sleep(20);
  }
  return false;
}
