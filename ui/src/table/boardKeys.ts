/** The keys of the original Dumb Chess that act at the table of every other board game. */

import { app } from '../app.svelte';
import { readColour } from '../board/colours';
import { gameOf } from '../board/names';
import { openHelp } from '../pages/help/help.svelte';
import type { OwnColours, View } from '../types';
import { wordsOfThrown } from '../widgets/errors';
import { computerWords, opposite } from './computer.svelte';
import { table } from './table.svelte';

/** What a key does; the words for it stand where answers stand. */
type Action = (view: View) => Promise<string> | string;

const ACTIONS: { [key: string]: Action } = {
  F3: changeSides,
  F4: changeSides,
  F5: ({ terms }) => (openHelp(gameOf(terms.rules)), ''),
  F6: () => nextColour('white_men'),
  F7: () => changeComputer(-1, 0),
  F8: () => changeComputer(1, 0),
  F9: () => nextColour('black_men'),
  F10: () => nextColour('border'),
  Numpad8: () => changeComputer(0, 1),
  Numpad2: () => changeComputer(0, -1),
};

/** Lets a key of the original act; F1 stays the help. */
export function boardKey(event: KeyboardEvent, view: View): void {
  const isArrow = event.code.startsWith('Numpad') && event.key.startsWith('Arrow');
  const action = ACTIONS[isArrow ? event.code : event.key];
  const isPlain = !event.ctrlKey && !event.altKey && !event.metaKey && !event.shiftKey;
  if (action === undefined || !isPlain || gameOf(view.terms.rules) === undefined) return;
  event.preventDefault();
  if (document.querySelector('dialog[open]') === null) void tell(action, view);
}

async function tell(action: Action, view: View): Promise<void> {
  try {
    table.answer = await action(view);
  } catch (thrown) {
    table.answer = wordsOfThrown(thrown);
  }
}

/** The person and the computer change sides. */
async function changeSides(): Promise<string> {
  if (opposite.here) await opposite.changeSides();
  return '';
}

/** The seconds that the least time for a move can have. */
const LONGEST_LEAST = 60;

/** Another level, or another least time for a move, as far as there is one. */
async function changeComputer(levels: number, seconds: number): Promise<string> {
  const { here } = opposite;
  if (here === null) return '';
  const { level, manner } = here.computer;
  const known = here.levels.includes(level + levels);
  const least = Math.round(manner.least_ms / 1000) + seconds;
  const least_ms = 1000 * Math.min(Math.max(least, 0), LONGEST_LEAST);
  const wanted = {
    level: known && manner.engine === undefined ? level + levels : level,
    manner: seconds === 0 ? manner : { ...manner, least_ms },
  };
  await opposite.change(wanted);
  return computerWords(wanted);
}

/** Colours to choose from by one key, the usual one first. */
const COLOURS = {
  white_men: ['#ffffff', '#f6e3b4', '#cfe3ff', '#d3efcf', '#ffd8d0'],
  black_men: ['#000000', '#5a2d0c', '#123a7a', '#1b5a2a', '#7a1d2a'],
  border: ['#5f656c', '#5a3d1e', '#0b6e69', '#24427a', '#7a2434'],
} as const;

/** The men of a side, or the border, in the next colour; the other colours stay as they are seen. */
async function nextColour(part: keyof typeof COLOURS): Promise<string> {
  const own = app.settings.own_colours.on ? app.settings.own_colours : seenColours();
  const colours: readonly string[] = COLOURS[part];
  const colour = colours[(colours.indexOf(own[part]) + 1) % colours.length];
  await app.change({ own_colours: { ...own, on: true, [part]: colour } });
  return '';
}

/** The player's own colours with the squares and the border that are seen now. */
function seenColours(): OwnColours {
  const own = app.settings.own_colours;
  const style = getComputedStyle(document.documentElement);
  const seen = (name: string) => readColour(style.getPropertyValue(name));
  return {
    ...own,
    light: seen('--square-light') ?? own.light,
    dark: seen('--square-dark') ?? own.dark,
    border: seen('--board-border') ?? own.border,
  };
}
