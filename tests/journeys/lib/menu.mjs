// The menu bar.

/** Opens a menu and presses its entry. */
export async function menu(window, name, entry) {
  await window.click(`menu-${name}`);
  await window.click(`menu-${entry}`);
}
