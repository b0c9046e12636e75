// Appointments go into a file that another library reads, and come back without doubles.

import assert from "node:assert/strict";
import { readFileSync, writeFileSync } from "node:fs";
import ICAL from "ical.js";
import {
  dayFromNow,
  fillAppointment,
  gone,
  openCalendar,
  saveAppointment,
  untilOccasions,
} from "../lib/appointments.mjs";
import { giveName } from "../lib/game.mjs";
import { until } from "../lib/wait.mjs";

/** The smallest window. */
export const size = "960x640";

const TIMES = 10;

export default async function calendarFile(world) {
  const window = await world.open();
  await giveName(window, "Ann");
  await openCalendar(window);
  const day = dayFromNow(2);
  await fillAppointment(window, { title: "Club; evening, \\ open", day, leads: [0], repeat: "week" });
  await saveAppointment(window);
  await untilOccasions(window, TIMES);
  await world.picture("agenda", window);
  const file = `${world.folder}/games.ics`;
  await window.click("calendar-export");
  await until("a name to be proposed", async () => (await fieldValue(window)).endsWith(".ics"));
  await window.type("export-path", file);
  await window.click("export-write");
  await window.find("export-done");
  await window.click("export-close");
  await gone(window, "export");
  holds(readFileSync(file, "utf8"), day);

  await choose(window, file);
  await window.find("import-nothing-new");
  assert.equal(await window.isThere("import-keep"), false);
  await leave(window);
  await window.click("occasion-delete");
  await window.click("occasion-delete-yes");
  await window.find("agenda-empty");
  await choose(window, file);
  await window.find("import-found");
  await world.picture("preview", window);
  await window.click("import-keep");
  await gone(window, "import");
  await untilOccasions(window, TIMES);
  await choose(window, file);
  await window.find("import-nothing-new");

  const broken = `${world.folder}/broken.ics`;
  writeFileSync(broken, "BEGIN:VCALENDAR\r\nBEGIN:VEVENT\r\nSUMMARY:Half\r\n");
  await (await window.find("import-file")).sendKeys(broken);
  await window.untilText("import-error", /damaged/);
  await leave(window);
  await untilOccasions(window, TIMES);
}

/** The file's one appointment, as the other library understands it. */
function holds(text, day) {
  const calendar = new ICAL.Component(ICAL.parse(text));
  for (const zone of calendar.getAllSubcomponents("vtimezone")) ICAL.TimezoneService.register(zone);
  const events = calendar.getAllSubcomponents("vevent");
  assert.equal(events.length, 1);
  const event = new ICAL.Event(events[0]);
  assert.equal(event.summary, "Club; evening, \\ open");
  assert.equal(event.startDate.toJSDate().toISOString(), `${day}T12:00:00.000Z`);
  assert.equal(event.duration.toSeconds(), 90 * 60);
  const occasions = event.iterator();
  let times = 0;
  while (occasions.next()) times += 1;
  assert.equal(times, TIMES);
  const alarms = events[0].getAllSubcomponents("valarm");
  // Adding nothing makes a plain 0 of the -0 that the library gives.
  const leads = alarms.map((alarm) => alarm.getFirstPropertyValue("trigger").toSeconds() + 0);
  assert.deepEqual(leads.sort((one, other) => one - other), [-15 * 60, 0]);
}

/** Opens the import and chooses a file. */
async function choose(window, file) {
  await window.click("calendar-import");
  await (await window.find("import-file")).sendKeys(file);
}

async function leave(window) {
  await window.click("import-cancel");
  await gone(window, "import");
}

async function fieldValue(window) {
  return (await window.control("export-path")).getAttribute("value");
}
