// The original's game request and its help.

import { giveName } from "../lib/game.mjs";
import { HELP } from "../lib/original/help.mjs";
import { prove } from "../lib/original/list.mjs";
import { REQUEST } from "../lib/original/request.mjs";

export default async function originalRequest(world) {
  const window = await world.open();
  await giveName(window, "Ann");
  await window.click("menu-request");
  await window.find("request");
  await prove(REQUEST, window);
  await prove(HELP, window);
}
