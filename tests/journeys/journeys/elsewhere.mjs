// Two programs: a game by invitation, the guest's one killed in the middle, and its replay.

import { openTwo } from "../lib/elsewhere.mjs";
import { giveUp, openReplay } from "../lib/ends.mjs";
import { tryMove, untilPly } from "../lib/game.mjs";
import { ELSEWHERE } from "../lib/original/elsewhere.mjs";
import { prove } from "../lib/original/list.mjs";

export default async function elsewhere(world) {
  const players = await openTwo(world);
  await prove(ELSEWHERE, players);

  await tryMove(players.guest, "b8c6");
  await untilPly(players.host, 4);
  await world.picture("host", players.host);
  await giveUp(players.host);
  await players.guest.find("end");
  await openReplay(players.guest);
}
