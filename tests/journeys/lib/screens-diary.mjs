// Pictures of the player's page and of the calendar.

import { join } from "node:path";
import { dayFromNow, fillAppointment, gone, openCalendar, saveAppointment, untilOccasions } from "./appointments.mjs";
import { menu } from "./menu.mjs";

/** The player's page before the first game, and the calendar's screens; ends on the start screen. */
export async function diaryScreens(window, look) {
  await window.click("menu-profile");
  await window.find("rating-none");
  await look("profile-empty");
  const picture = await window.find("picture-file");
  await picture.sendKeys(join(import.meta.dirname, "../../../icons/256x256.png"));
  await window.find("picture");
  await window.choose("person-zone", "Europe/Bucharest");
  await window.type("person-languages", "română, English");
  await window.type("person-about", "Plays on Thursdays, castles late.");
  await window.click("person-save");
  await window.untilText("person-saved", /./);
  await picture.sendKeys(join(import.meta.dirname, "../package.json"));
  await window.find("picture-fault");
  await look("profile-told");
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

/** What is written about the game in the replay that is open, and found again; ends at an opponent. */
export async function rememberedScreens(window, look) {
  await window.click("remarks-open");
  await window.find("remarks");
  await window.type("remarks-notes", "The rook was lost at once.");
  await window.type("remarks-tags", "rook, endgame");
  await look("replay-remarks");
  await window.click("remarks-save");
  await gone(window, "remarks");
  await window.click("menu-history");
  await window.find("history-tags");
  await window.click("history-more-open");
  await window.type("history-from", "1 May");
  await window.find("history-from-fault");
  await look("history-more");
  await window.click("menu-profile");
  await window.find("against-open");
  await look("profile");
  await window.click("against-open");
  await window.find("opponent-game");
  await look("opponent");
}
