// The screens of play with someone elsewhere, up to the invitation.

import { menu } from "./menu.mjs";

/** Pictures of the choice, of a text that is no invitation, of the request and of the invitation. */
export async function directScreens(window, look) {
  await menu(window, "file", "direct");
  await look("direct");
  await window.type("direct-text", "nonsense");
  await window.click("direct-look");
  await window.find("direct-trouble");
  await look("direct-trouble");
  await window.click("direct-invite");
  await window.find("request");
  await look("request-elsewhere");
  await window.click("request-start");
  await window.find("direct-invitation");
  await look("direct-hosted");
  await window.click("direct-withdraw");
  await menu(window, "file", "home");
}
