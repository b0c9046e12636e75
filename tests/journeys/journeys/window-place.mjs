// The window comes back as large as it was left, and the board with it.

import { giveName } from "../lib/game.mjs";
import { until } from "../lib/wait.mjs";

const SIZE = { width: 1040, height: 720 };

export default async function windowPlace(world) {
  const first = await world.open();
  await giveName(first, "Ann");
  const [id] = world.display.xdotool("search", "--onlyvisible", "--name", "^Encounter$").trim().split("\n");
  world.display.xdotool("windowsize", id, String(SIZE.width), String(SIZE.height));
  await until("the window to be smaller", async () => (await inner(first)).width === SIZE.width);
  const left = await inner(first);
  await first.click("menu-file");
  await first.find("menu-exit");
  // The answer to a click could not come any more.
  await first.evaluate(`setTimeout(() => document.querySelector('[data-testid="menu-exit"]').click(), 50);`);
  await until("the program to be gone", () => !first.isRunning());
  await first.close();

  const again = await world.open();
  await again.find("home");
  await until("the window to be as it was left", async () => {
    const { width, height } = await inner(again);
    return width === left.width && height === left.height;
  });
}

function inner(window) {
  return window.evaluate(`return { width: innerWidth, height: innerHeight };`);
}
