// What a person does at the table, by typing, and what he then sees.

import { Key } from "selenium-webdriver";
import { until } from "./wait.mjs";

/** The first start: gives a name and comes to the start screen. */
export async function giveName(window, name) {
  await window.type("first-name", name);
  await window.click("first-save");
  await window.find("home");
}

/** Asks for a game with White against the weakest computer, after what `more` changes in the request. */
export async function beginGame(window, more = async () => {}) {
  await window.click("menu-request");
  await window.find("request");
  await window.choose("field-level", "1");
  await window.click("field-colour-white");
  await more();
  await startGame(window);
}

/** Starts the game of the request that is open. */
export async function startGame(window) {
  await window.click("request-start");
  await until("a new game", async () => {
    const state = await tableState(window);
    return state?.phase === "playing" && state.ply === 0 && !(await window.isThere("request"));
  });
}

/** What the table says of itself: seat, turn, ply, attempt and phase. */
export async function tableState(window) {
  const data = await window.evaluate(
    `const table = document.querySelector('[data-testid="table"]');
     return table && { ...table.dataset };`,
  );
  if (!data?.turn) return null;
  return { ...data, ply: Number(data.ply), attempt: Number(data.attempt) };
}

/** Waits until the seat at the window is to move, or the game is over. */
export function ownTurn(window, milliseconds) {
  return until("the own turn", async () => {
    const state = await tableState(window);
    const mine = state && state.phase === "playing" && state.turn === state.seat;
    return (mine || state?.phase === "over") && state;
  }, milliseconds);
}

/** Types a try and waits for the referee's answer; gives the announcement's tone and words. */
export async function tryMove(window, text) {
  const before = await ownTurn(window);
  if (before.phase === "over") throw new Error(`${text} comes after the end`);
  await type(window, text);
  const after = await until(`an answer to ${text}`, async () => {
    const state = await tableState(window);
    const answered = state && (state.ply > before.ply || state.attempt > before.attempt || state.phase !== "playing");
    return answered && state;
  });
  return { after, moved: after.ply > before.ply };
}

/** Types something into the field for tries and commands. */
export async function type(window, text) {
  await window.type("try-input", text);
  await (await window.find("try-input")).sendKeys(Key.ENTER);
}

/** The large words over the board, with their tone; read at once, since the next ones may come. */
export function announcement(window) {
  return until("an announcement", () =>
    window.evaluate(
      `const words = document.querySelector('[data-testid="announcement"]');
       return words && { tone: words.dataset.tone, text: words.innerText };`,
    ),
  );
}

/** Every row of the referee's window, from the first. */
export function logRows(window) {
  return window.evaluate(
    `return [...document.querySelectorAll('[data-testid="log-row"]')].map((row) => row.textContent.replace(/\\s+/g, " ").trim());`,
  );
}

/** Presses one square and then another, as a person with a mouse does. */
export async function clickSquares(window, ...cells) {
  for (const cell of cells) {
    const { x, y } = await squareCentre(window, cell);
    await window.driver.actions().move({ x, y }).press().release().perform();
  }
}

/** Drags what stands on one square to another; lets go when the man is seen to be there. */
export async function drag(window, from, to) {
  const start = await drawnOn(window, from);
  const end = await squareCentre(window, to);
  const actions = () => window.driver.actions();
  await actions().move(start).press().move({ x: start.x + 12, y: start.y + 12 }).perform();
  await until("the man to follow the mouse", () => draggedTo(window, start, 40));
  await actions().move(end).perform();
  await until(`the man to be over ${to}`, () => draggedTo(window, end, 12));
  await actions().release().perform();
}

/**
 * Waits until the man of a square is drawn and rests there, and gives the square's middle. What is
 * known of a board is told to screen readers a moment before it is drawn, and a man that is not drawn
 * yet follows no mouse.
 */
export async function drawnOn(window, cell) {
  let middle;
  await until(`a man to be drawn on ${cell}`, async () => {
    middle = await squareCentre(window, cell);
    return window.evaluate(
      `return [...document.querySelectorAll("piece")].some((piece) => {
         const { x, y, width, height } = piece.getBoundingClientRect();
         const away = Math.hypot(x + width / 2 - arguments[0].x, y + height / 2 - arguments[0].y);
         return width > 0 && away < 3;
       });`,
      middle,
    );
  });
  return middle;
}

/** Whether the dragged man's middle is within so many pixels of a point. */
export async function draggedTo(window, { x, y }, pixels) {
  const middle = await window.evaluate(
    `const man = document.querySelector(".dragging")?.getBoundingClientRect();
     return man && { x: man.x + man.width / 2, y: man.y + man.height / 2 };`,
  );
  return middle && Math.hypot(middle.x - x, middle.y - y) < pixels;
}

/** The middle of a square, in the page. */
export async function squareCentre(window, cell) {
  await window.find(`cell-${cell}`);
  const { x, y, width, height } = await window.evaluate(
    `return document.querySelector('[data-testid="cell-' + arguments[0] + '"]').getBoundingClientRect().toJSON();`,
    cell,
  );
  return { x: Math.round(x + width / 2), y: Math.round(y + height / 2) };
}

/** Writes a start position into the game request. */
export async function setUp(window, fen) {
  const open = `return document.querySelector('[data-testid="request-more"]').closest("details").open;`;
  if (!(await window.evaluate(open))) await window.click("request-more");
  await window.type("field-start", fen);
}

/** Opens the game request, fills the named fields, and starts the game. */
export async function requestGame(window, { colour = "white", minutes, level = 1, start } = {}) {
  await window.click("request-open");
  await window.find("request");
  await window.choose("field-level", String(level));
  await window.click(`field-colour-${colour}`);
  if (minutes) await window.type("field-time-mine", minutes);
  if (start) await setUp(window, start);
  await window.click("request-start");
  await window.find("table");
}

/** The own tries and everything that was said, as the referee's window shows it. */
export function heardLog(window) {
  return window.evaluate(
    `return [...document.querySelectorAll('[data-testid="log-row"]')].map((row) => ({
       tried: row.querySelector("b")?.textContent.trim() ?? "",
       said: [...row.querySelectorAll(".text")].map((text) => text.textContent.trim()),
     }));`,
  );
}

/** The dummies on the board, as a screen reader names their squares. */
export function dummies(window) {
  return window.evaluate(
    `return [...document.querySelectorAll('[data-testid^="cell-"]')]
       .map((cell) => cell.getAttribute("aria-label") ?? "")
       .filter((name) => name.includes("dummy")).sort();`,
  );
}

/** Presses until the request is accepted; a press that comes too late is a first one again. */
export async function accept(window, request) {
  await window.find(request);
  await until(`"${request}" to be accepted`, async () => {
    if (!(await window.isThere(request))) return true;
    // The button may be gone by now: then the next look finds no request.
    const [button] = await window.all("offer-accept");
    await button?.click();
    return false;
  });
}

/** What stands on a square, as a screen reader says it. */
export async function onCell(window, cell) {
  return (await window.find(`cell-${cell}`)).getAttribute("aria-label");
}

/** Waits until so many half-moves are completed. */
export function untilPly(window, ply) {
  return until(`${ply} half-moves`, async () => {
    const state = await tableState(window);
    return state?.ply === ply && state;
  });
}

/** Types lines in the page itself as soon as so many half-moves are completed: nobody types faster. */
export function typeAtPly(window, ply, ...lines) {
  return window.evaluate(
    `const [ply, lines] = arguments;
     const table = document.querySelector('[data-testid="table"]');
     const field = document.querySelector('[data-testid="try-input"]');
     new MutationObserver((_, seen) => {
       if (table.dataset.ply !== String(ply)) return;
       seen.disconnect();
       for (const line of lines) {
         field.value = line;
         field.dispatchEvent(new Event("input", { bubbles: true }));
         field.form.requestSubmit();
       }
     }).observe(table, { attributes: true });`,
    ply,
    lines,
  );
}

/** Keeps every text that an element ever shows, for `textsOf`. */
export function keepTexts(window, id) {
  return window.evaluate(
    `const element = document.querySelector('[data-testid="' + arguments[0] + '"]');
     const kept = (element.keptTexts = []);
     new MutationObserver(() => kept.push(element.textContent.trim()))
       .observe(element, { childList: true, subtree: true, characterData: true });`,
    id,
  );
}

/** Every text that an element has shown since `keepTexts`, blank ones left out. */
export function textsOf(window, id) {
  return window.evaluate(
    `return document.querySelector('[data-testid="' + arguments[0] + '"]').keptTexts.filter(Boolean);`,
    id,
  );
}
