// Makes every journey, each in a new data folder and on a new display. None is tried twice.

import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { openDisplay } from "./lib/display.mjs";
import { endAll } from "./lib/processes.mjs";
import { openProgram } from "./lib/program.mjs";
import { takePicture } from "./lib/picture.mjs";
import { takeScreens } from "./lib/screens.mjs";
import { measurePointer } from "./pointer.mjs";

const here = import.meta.dirname;
const { values: options } = parseArgs({
  options: {
    program: { type: "string" },
    repeat: { type: "string", default: "1" },
    only: { type: "string", default: "" },
    picture: { type: "string" },
    size: { type: "string", default: "1280x900" },
    theme: { type: "string", default: "light" },
    screens: { type: "string" },
    sizes: { type: "string", default: "960x640,1920x1080" },
    language: { type: "string", default: "en" },
    larger: { type: "boolean", default: false },
    pointer: { type: "boolean", default: false },
  },
});
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) {
  process.on(signal, () => {
    endAll();
    process.exit(1);
  });
}

/** What a journey gets: a display, a folder of its own, and a way to open the program. */
async function world(size, name, how = {}) {
  const folder = mkdtempSync(join(tmpdir(), "encounter-journey-"));
  const display = await openDisplay(size, folder, how);
  const windows = [];
  return {
    display,
    folder,
    data: join(folder, "data"),
    async open(more = {}) {
      const window = await openProgram({
        program: options.program,
        display,
        folder,
        data: join(folder, "data"),
        ...more,
      });
      windows.push(window);
      return window;
    },
    /** Keeps a picture under `out/`, to be looked at: of the page, or else of the display. */
    async picture(label, window) {
      mkdirSync(join(here, "out"), { recursive: true });
      const file = join(here, "out", `${name}-${label}.png`);
      if (!window) display.picture(file);
      else {
        // The first one may still show what was there before.
        await window.driver.takeScreenshot();
        writeFileSync(file, Buffer.from(await window.driver.takeScreenshot(), "base64"));
      }
    },
    async close() {
      for (const window of windows) await window.close();
      await display.close();
      endAll();
      rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

async function makeOne(journey, name) {
  const start = Date.now();
  const its = await world(journey.size ?? "1280x900", name);
  try {
    await journey.default(its);
    console.log(`ok   ${name} (${((Date.now() - start) / 1000).toFixed(1)} s)`);
    return true;
  } catch (error) {
    await its.picture("failed");
    console.log(`FAIL ${name}: ${error.stack}`);
    return false;
  } finally {
    await its.close();
  }
}

async function makeAll() {
  const folder = join(here, "journeys");
  const names = readdirSync(folder)
    .filter((file) => file.endsWith(".mjs") && file.includes(options.only))
    .sort();
  if (names.length === 0) throw new Error(`no journey's name contains "${options.only}"`);
  let passed = 0;
  let failed = 0;
  for (const file of names) {
    const journey = await import(join(folder, file));
    for (let round = 1; round <= Number(options.repeat); round += 1) {
      const ok = await makeOne(journey, file.replace(".mjs", ""));
      if (ok) passed += 1;
      else failed += 1;
    }
  }
  console.log(`${passed} passed, ${failed} failed`);
  return failed === 0;
}

async function makePicture() {
  const its = await world(options.size, "picture", { fills: true });
  try {
    await takePicture(its, options);
  } finally {
    await its.close();
  }
  return true;
}

async function makePointer() {
  const its = await world(options.size, "pointer");
  try {
    await measurePointer(its);
  } finally {
    await its.close();
  }
  return true;
}

async function makeScreens() {
  for (const size of options.sizes.split(",")) {
    const its = await world(size, "screens", { fills: true });
    try {
      await takeScreens(its, { ...options, folder: options.screens, size });
    } finally {
      await its.close();
    }
  }
  return true;
}

const made = { screens: makeScreens, picture: makePicture, pointer: makePointer };
const make = made[["screens", "picture", "pointer"].find((what) => options[what])] ?? makeAll;
const ok = await make().catch((error) => {
  console.error(error.stack);
  return false;
});
endAll();
process.exit(ok ? 0 : 1);
