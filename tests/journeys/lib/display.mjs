// A virtual display with a window manager, so that "in front" means something.

import { execFileSync } from "node:child_process";
import { once } from "node:events";
import { writeFileSync } from "node:fs";
import { end, start } from "./processes.mjs";
import { until } from "./wait.mjs";

/**
 * Starts a display of the given size; the X server chooses its number. With `fills` each window
 * fills the display, without a frame.
 */
export async function openDisplay(size, folder, { fills = false } = {}) {
  // Without -noreset the server starts anew when a first, short client leaves, and takes with it
  // whoever is just connecting.
  const options = ["-displayfd", "1", "-screen", "0", `${size}x24`, "-nolisten", "tcp", "-noreset"];
  const server = start("Xvfb", options, { stdio: ["ignore", "pipe", "ignore"] });
  const [line] = await once(server.stdout, "data");
  const name = `:${line.toString().trim()}`;
  const manager = start("openbox", fills ? ["--config-file", fillingWindows(folder)] : [], { env: { DISPLAY: name }, log: `${folder}/openbox.log` });
  await until("the window manager to be there", () => isManaged(name));
  return {
    name,
    /** Writes a picture of the whole display. */
    picture(file) {
      execFileSync("import", ["-window", "root", file], { env: { ...process.env, DISPLAY: name } });
    },
    /** Runs xdotool on this display. */
    xdotool(...args) {
      return execFileSync("xdotool", args, { env: { ...process.env, DISPLAY: name } }).toString();
    },
    async close() {
      await end(manager);
      await end(server);
    },
  };
}

function fillingWindows(folder) {
  const file = `${folder}/openbox.xml`;
  writeFileSync(
    file,
    `<openbox_config xmlns="http://openbox.org/3.4/rc"><applications><application class="*">
     <decor>no</decor><maximized>yes</maximized></application></applications></openbox_config>`,
  );
  return file;
}

function isManaged(name) {
  try {
    const env = { ...process.env, DISPLAY: name };
    return execFileSync("xdotool", ["get_desktop"], { env, stdio: "pipe" }).length > 0;
  } catch {
    return false;
  }
}
