// Appointments, as a person fills them in.

import { until } from "./wait.mjs";

/** The day so many days from now, as the form takes it, in UTC. */
export function dayFromNow(days) {
  return new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
}

/** Opens the calendar from the menu. */
export async function openCalendar(window) {
  await window.click("menu-calendar");
  await window.find("month-title");
}

/** Fills in a new appointment at noon of UTC with an opponent in Tokyo, and leaves the form open. */
export async function fillAppointment(window, { title, day, leads = [], repeat }) {
  await window.click("calendar-new");
  await window.find("appointment");
  await window.type("appointment-title", title);
  await window.type("appointment-opponent", "Ștefan");
  await window.type("appointment-date", day);
  await window.type("appointment-time", "12:00");
  await window.choose("appointment-rules", "english");
  await window.choose("appointment-zone", "UTC");
  await window.choose("appointment-opponent-zone", "Asia/Tokyo");
  if (repeat) await window.choose("appointment-repeat", repeat);
  for (const lead of leads) await window.click(`appointment-lead-${lead}`);
}

/** Saves what is filled in, and waits for the form to be gone. */
export async function saveAppointment(window) {
  await window.click("appointment-save");
  await gone(window, "appointment");
}

/** Waits until a dialog is gone. */
export function gone(window, dialog) {
  return until(`"${dialog}" to be gone`, async () => !(await window.isThere(dialog)));
}

/** Waits until the agenda lists so many occasions. */
export async function untilOccasions(window, count) {
  await window.click("calendar-view-agenda");
  await until(`${count} occasions`, async () => (await window.all("occasion")).length === count);
}
