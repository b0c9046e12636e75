// An appointment is made; its reminders arrive at the notification service, each once, over restarts.

import assert from "node:assert/strict";
import {
  dayFromNow,
  fillAppointment,
  openCalendar,
  saveAppointment,
  untilOccasions,
} from "../lib/appointments.mjs";
import { giveName } from "../lib/game.mjs";
import { arrived, history, startNotifications } from "../lib/notifications.mjs";
import { until } from "../lib/wait.mjs";

const TITLE = "Return game";

export default async function appointmentReminder(world) {
  await startNotifications(world);
  const day = dayFromNow(2);
  const start = Date.parse(`${day}T12:00:00Z`);
  const made = await world.open();
  await giveName(made, "Ann");
  await openCalendar(made);
  await fillAppointment(made, { title: TITLE, day, leads: [0] });
  await made.untilText("appointment-look", /21:00 for the opponent/);
  await world.picture("form", made);
  await saveAppointment(made);
  await untilOccasions(made, 1);
  await made.untilText("occasion-there", /21:00 for Ștefan/);
  await made.close();

  const told = [];
  for (const [minutes, words] of [[15, /^It begins in 15 minutes, at /], [0, /^It begins now, at /]]) {
    const due = start - minutes * 60_000;
    const window = await world.open({ env: { ENCOUNTER_CLOCK_AHEAD: String(secondsTo(due) - 4) } });
    world.display.xdotool("search", "--onlyvisible", "--name", "^Encounter$", "windowminimize");
    told.unshift(words);
    await until(`${told.length} reminders`, () => arrived() >= told.length);
    await window.close();
    const all = history();
    assert.equal(all.length, told.length, "each reminder comes once");
    for (const [place, { title, body }] of all.entries()) {
      assert.equal(title, TITLE);
      assert.match(body, told[place]);
      assert.match(body, /Against Ștefan\.$/);
    }
  }
}

/** Whole seconds from now to a moment. */
function secondsTo(moment) {
  return Math.round((moment - Date.now()) / 1000);
}
