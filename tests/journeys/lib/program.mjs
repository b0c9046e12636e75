// The program in its window, through the webview's own driver.

import { createServer } from "node:net";
import { once } from "node:events";
import { Builder, By } from "selenium-webdriver";
import { descendants, end, programOf, start } from "./processes.mjs";
import { until } from "./wait.mjs";

/** Opens the program's window; `env` and `args` are for the program. */
export async function openProgram({ program, display, folder, data, env = {}, args = [] }) {
  const port = await freePort();
  const driverProcess = start("WebKitWebDriver", [`--port=${port}`], {
    env: {
      DISPLAY: display.name,
      TAURI_WEBVIEW_AUTOMATION: "true",
      XDG_DATA_HOME: `${data}/share`,
      XDG_CACHE_HOME: `${data}/cache`,
      ENCOUNTER_DATA: data,
      LANG: "C.UTF-8",
      ...env,
    },
    log: `${folder}/program.log`,
  });
  const driver = await until("the webview's driver to answer", () => connect(port, program, args));
  const window = new Window(driver, driverProcess, program);
  await until("the page to be there", () => driver.findElement(By.css('[data-testid^="screen-"]')));
  return window;
}

function connect(port, binary, args) {
  return new Builder()
    .usingServer(`http://127.0.0.1:${port}`)
    .withCapabilities({ browserName: "wry", "webkitgtk:browserOptions": { binary, args } })
    .build();
}

async function freePort() {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address();
  server.close();
  await once(server, "close");
  return port;
}

/** What a person can see and do in the window. */
export class Window {
  constructor(driver, driverProcess, program) {
    this.driver = driver;
    this.driverProcess = driverProcess;
    this.program = program;
  }

  /** The element with this test id, once it is there. */
  find(id, milliseconds) {
    return until(`"${id}" to be shown`, () => this.driver.findElement(testId(id)), milliseconds);
  }

  /** All elements with this test id, now. */
  all(id) {
    return this.driver.findElements(testId(id));
  }

  /** The control of a field: the element itself, or the one that its label stands for. */
  control(id) {
    const controls = ["input", "select", "textarea"].flatMap((tag) => [
      `${tag}[data-testid="${id}"]`,
      `[data-testid="${id}"] ${tag}`,
    ]);
    return until(`the field "${id}" to be shown`, () =>
      this.driver.findElement(By.css(controls.join(", "))),
    );
  }

  /** Chooses an entry of a list by its value. */
  async choose(id, value) {
    const list = await this.control(id);
    await list.findElement(By.css(`option[value="${value}"]`)).click();
  }

  async isThere(id) {
    return (await this.all(id)).length > 0;
  }

  async click(id) {
    await until(`"${id}" to take a click`, async () => {
      const element = await this.driver.findElement(testId(id));
      await element.click();
      return true;
    });
  }

  async text(id, milliseconds) {
    const element = await this.find(id, milliseconds);
    return (await element.getText()).trim();
  }

  /** Waits until the element's text matches. */
  untilText(id, pattern, milliseconds) {
    return until(`"${id}" to say ${pattern}`, async () => {
      const text = await (await this.driver.findElement(testId(id))).getText();
      return pattern.test(text) && text;
    }, milliseconds);
  }

  /** Replaces what a field holds. */
  async type(id, text) {
    const field = await this.control(id);
    if (await field.getAttribute("value")) await field.clear();
    await field.sendKeys(text);
  }

  async press(...keys) {
    await this.driver.actions().sendKeys(...keys).perform();
  }

  /** Runs a function in the page. */
  evaluate(code, ...args) {
    return this.driver.executeScript(code, ...args);
  }

  /** The id of the program's own process. */
  programProcess() {
    const found = descendants(this.driverProcess.pid).find((pid) => programOf(pid) === this.program);
    if (found === undefined) throw new Error("the program's process is not there");
    return found;
  }

  /** Whether the program's process is there. */
  isRunning() {
    return descendants(this.driverProcess.pid).some((pid) => programOf(pid) === this.program);
  }

  /** Ends the program as the machine would: with no chance to say anything. */
  async kill() {
    process.kill(this.programProcess(), "SIGKILL");
    await end(this.driverProcess);
  }

  /** Closes the window and waits for the program to be gone. */
  async close() {
    await this.driver.quit().catch(() => {});
    await end(this.driverProcess);
  }
}

function testId(id) {
  return By.css(`[data-testid="${id}"]`);
}
