// Pictures of the player's page and of the calendar.

import { dayFromNow, fillAppointment, gone, openCalendar, saveAppointment, untilOccasions } from "./appointments.mjs";
import { menu } from "./menu.mjs";

/** The player's page before the first game, and the calendar's screens; ends on the start screen. */
export async function diaryScreens(window, look) {
  await window.click("menu-profile");
  await window.find("rating-none");
  await look("profile-empty");
  await openCalendar(window);
  await look("calendar-empty");
  await window.click("calendar-new");
  await window.click("appointment-save");
  await window.find("appointment-title-fault");
  await look("appointment-faults");
  await window.click("appointment-cancel");
  await gone(window, "appointment");
  const day = dayFromNow(0);
  await fillAppointment(window, { title: "Return game", day, leads: [0, 1440], repeat: "week" });
  await window.untilText("appointment-look", /21:00/);
  await look("appointment");
  await saveAppointment(window);
  await window.click(`day-${day}`);
  await window.find("occasion");
  await look("calendar");
  await untilOccasions(window, 10);
  await look("agenda");
  await window.click("calendar-import");
  await window.find("import");
  await look("import");
  await window.click("import-cancel");
  await gone(window, "import");
  await window.click("calendar-export");
  await window.find("export-path");
  await look("export");
  await window.click("export-cancel");
  await gone(window, "export");
  await menu(window, "file", "home");
}
