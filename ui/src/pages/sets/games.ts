/** The names and options of the other board games in words; a game without texts has its own words. */

import { has, t } from '../../i18n';
import type { GameChoice, OfferedGame, OfferedOption } from '../../types';

/** What a board game is called. */
export function gameName(name: string): string {
  const key = `game-${name}`;
  return has(key) ? t(key) : capital(name);
}

/** What a game is, in a sentence; nothing where the catalogues have none. */
export function gameNote(name: string): string | undefined {
  const key = `game-note-${name}`;
  return has(key) ? t(key) : undefined;
}

/** What an option is called, or what the game itself says of it. */
export function optionName(game: string, { key, doc }: OfferedOption): string {
  const text = optionKey(game, key);
  return has(text) ? t(text) : capital(doc || key);
}

/** What a value of an option is called. */
export function valueName(game: string, { key }: OfferedOption, value: string): string {
  const text = `${optionKey(game, key)}-${dashed(value)}`;
  return has(text) ? t(text) : value;
}

/** Whether an option is a tick box: it is on or off, and the catalogue has no words for that. */
export function isTicked(game: string, { key, values }: OfferedOption): boolean {
  const isSwitch = values.length === 2 && values.includes('true') && values.includes('false');
  return isSwitch && !has(`${optionKey(game, key)}-true`);
}

/** What must have been chosen before another option says anything. */
const NEEDS: Record<string, Record<string, string>> = {
  'dumb rook': { castling: 'true', columns: '5' },
};

/** Whether an option says anything beside what else is chosen. */
export function matters({ name, options }: GameChoice, key: string): boolean {
  const needs = Object.entries(NEEDS[`${name} ${key}`] ?? {});
  return needs.every(([other, value]) => options[other] === value);
}

/** A game as it is offered: every option at its usual value. */
export function usual({ name, options }: OfferedGame): GameChoice {
  return { name, options: Object.fromEntries(options.map(({ key, values }) => [key, values[0]])) };
}

/** A choice that was made before, as far as it still can be made; null where the game is gone. */
export function chosenGame(games: readonly OfferedGame[], last: GameChoice): GameChoice | null {
  const offered = games.find(({ name }) => name === last.name);
  if (offered === undefined) return null;
  const choice = usual(offered);
  for (const { key, values } of offered.options) {
    const value = last.options[key];
    if (value !== undefined && values.includes(value)) choice.options[key] = value;
  }
  return choice;
}

function optionKey(game: string, key: string): string {
  return `game-${game}-${dashed(key)}`;
}

function dashed(word: string): string {
  return word.replaceAll('_', '-');
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
