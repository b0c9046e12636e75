/** The game request as the player types it, and its way to and from the message that is sent. */

import type {
  ColourChoice,
  GameChoice,
  NewGame,
  OfferedGame,
  OfferedSet,
  RequestTime,
  SetChoice,
  Settings,
  Startup,
} from '../../types';
import { chosenAgain, choiceOf, offeredFor } from '../sets/choice';
import { chosenGame, usual } from '../sets/games';
import {
  type ComputerForm,
  isUsual,
  mannerOf,
  readLeast,
  typedManner,
  usualManner,
} from './computer';
import { readIncrement, readMinutes, writeMinutes } from './minutes';

/** A key of the catalogue with what stands in its text. */
export interface Message {
  key: string;
  args?: Record<string, string | number>;
}

/** The fields that can be wrong, named as the program names them in its errors. */
export type FieldName =
  | 'event'
  | 'opponent.name'
  | 'rated'
  | 'time.mine'
  | 'time.theirs'
  | 'increment.mine'
  | 'increment.theirs'
  | 'start'
  | 'level'
  | 'least'
  | 'engine'
  | 'game'
  | 'options'
  | 'rule_set';

/** What is wrong, field by field. */
export type Faults = Partial<Record<FieldName, Message>>;

/** The dialog's state: texts stay as they were typed. */
export interface RequestForm extends ComputerForm {
  event: string;
  chess: boolean;
  /** Another board game; it goes before chess and the rule set. */
  board: GameChoice | null;
  set: SetChoice;
  clock: boolean;
  mine: string;
  increment: string;
  handicap: boolean;
  theirs: string;
  theirIncrement: string;
  colour: ColourChoice;
  rated: boolean;
  requestsAfterEnd: boolean;
  start: string;
  /** Who practises has none; one elsewhere brings his name. */
  opponent: 'computer' | 'engine' | 'person' | 'elsewhere' | 'practice';
  /** The path of the engine. */
  engine: string;
  person: string;
}

/** What can be asked for. */
type Offered = Pick<Startup, 'rule_sets' | 'games' | 'levels'>;

const DEFAULT_MINUTES = '45.00';

/** What the dialog is opened with: the last request, else the original's defaults. */
export function openForm(settings: Pick<Settings, 'last_request'>, offered: Offered): RequestForm {
  const last = settings.last_request;
  const usual = defaults(offered.rule_sets, offered.levels);
  return last === null ? usual : { ...usual, ...typed(last, offered) };
}

function defaults(ruleSets: OfferedSet[], levels: number[]): RequestForm {
  return {
    event: '',
    chess: false,
    board: null,
    set: choiceOf(offeredFor(ruleSets, { base: 'se' })),
    clock: true,
    mine: DEFAULT_MINUTES,
    increment: '0',
    handicap: false,
    theirs: DEFAULT_MINUTES,
    theirIncrement: '0',
    colour: 'random',
    rated: false,
    requestsAfterEnd: true,
    start: '',
    opponent: 'computer',
    engine: '',
    level: levels[0] ?? 1,
    ...usualManner,
    person: '',
  };
}

function typed(last: NewGame, { rule_sets, games, levels }: Offered): Partial<RequestForm> {
  return {
    event: last.event,
    chess: last.rule_set === null && !last.board_game,
    board: last.board_game ? chosenGame(games, last.board_game) : null,
    ...(last.rule_set === null ? {} : { set: chosenAgain(rule_sets, last.rule_set) }),
    ...typedTime(last.time),
    colour: last.colour,
    rated: last.rated,
    requestsAfterEnd: last.requests_after_end,
    start: last.start ?? '',
    ...typedOpponent(last, levels),
  };
}

function typedTime(time: RequestTime | null): Partial<RequestForm> {
  if (time === null) return { clock: false };
  const { mine, theirs } = time;
  return {
    clock: true,
    mine: writeMinutes(mine.main_ms),
    increment: String(mine.increment_ms / 1000),
    handicap: mine.main_ms !== theirs.main_ms || mine.increment_ms !== theirs.increment_ms,
    theirs: writeMinutes(theirs.main_ms),
    theirIncrement: String(theirs.increment_ms / 1000),
  };
}

function typedOpponent(last: NewGame, levels: number[]): Partial<RequestForm> {
  if (last.opponent.opponent === 'second_person') {
    return { opponent: 'person', person: last.opponent.name };
  }
  if (last.opponent.opponent !== 'computer') return {};
  const { level, manner } = last.opponent;
  const known = last.rule_set === null || levels.includes(level);
  return {
    opponent: manner?.engine === undefined ? 'computer' : 'engine',
    engine: manner?.engine ?? '',
    ...typedManner(manner),
    ...(known ? { level } : {}),
  };
}

/** What the choice of a board game brings with it. */
export function withGame(game: OfferedGame): Partial<RequestForm> {
  // A person begins at first, as in the original.
  const colour = game.name === 'dumb' ? { colour: 'white' as const } : {};
  return { board: usual(game), chess: false, start: '', ...colour };
}

/** Whether both players see everything, which engines and nine levels are for. */
export function seesBoth(form: RequestForm): boolean {
  return form.chess || form.board !== null;
}

/** Why the game cannot be rated; null when it can. */
export function unratedBecause(form: RequestForm): Message | null {
  if (form.opponent === 'person') return { key: 'request-unrated-two-people' };
  if (form.opponent === 'elsewhere') return { key: 'request-unrated-elsewhere' };
  if (form.opponent === 'engine') return { key: 'request-unrated-engine' };
  if (form.clock && form.handicap) return { key: 'request-unrated-handicap' };
  return null;
}

/** Everything that is wrong with what was typed; empty when the request can be sent. */
export function faults(form: RequestForm, ownName: string): Faults {
  const found: Faults = {};
  if ([...form.event.trim()].length > 100) found.event = { key: 'request-fault-event' };
  if (form.clock) Object.assign(found, timeFaults(form));
  if (form.opponent === 'engine') Object.assign(found, engineFaults(form));
  if (usesManner(form) && readLeast(form.least) === null) {
    found.least = { key: 'request-fault-least' };
  }
  if (form.opponent === 'person') {
    const fault = nameFault(form.person) ?? sameName(form.person, ownName);
    if (fault !== null) found['opponent.name'] = fault;
  }
  return found;
}

function engineFaults(form: RequestForm): Faults {
  if (!seesBoth(form)) return { engine: { key: 'request-engine-open-only' } };
  return form.engine.trim() === '' ? { engine: { key: 'engine-fault-empty' } } : {};
}

/** Whether it is asked how the computer, or an engine in its place, plays. */
function usesManner(form: RequestForm): boolean {
  return seesBoth(form) && (form.opponent === 'computer' || form.opponent === 'engine');
}

function timeFaults(form: RequestForm): Faults {
  const found: Faults = {};
  if (readMinutes(form.mine) === null) found['time.mine'] = { key: 'request-fault-time' };
  if (readIncrement(form.increment) === null) {
    found['increment.mine'] = { key: 'request-fault-increment' };
  }
  if (!form.handicap) return found;
  if (readMinutes(form.theirs) === null) found['time.theirs'] = { key: 'request-fault-time' };
  if (readIncrement(form.theirIncrement) === null) {
    found['increment.theirs'] = { key: 'request-fault-increment' };
  }
  return found;
}

/** What is wrong with a player's name; null when it has 1 to 40 characters. */
export function nameFault(name: string): Message | null {
  const length = [...name.trim()].length;
  if (length === 0) return { key: 'name-fault-empty' };
  return length > 40 ? { key: 'name-fault-long', args: { count: length } } : null;
}

function sameName(name: string, ownName: string): Message | null {
  return name.trim().toLowerCase() === ownName.trim().toLowerCase()
    ? { key: 'request-fault-same-name' }
    : null;
}

/** The message to send. Call it only when `faults` found none. */
export function toNewGame(form: RequestForm): NewGame {
  const start = form.start.trim();
  return {
    event: form.event.trim(),
    rule_set: form.board || form.chess ? null : plain(form.set),
    ...(form.board ? { board_game: plain(form.board) } : {}),
    time: form.clock ? requestTime(form) : null,
    colour: form.colour,
    rated: form.rated && unratedBecause(form) === null,
    requests_after_end: form.requestsAfterEnd,
    start: start === '' ? null : start,
    opponent: opponentOf(form),
  };
}

function opponentOf(form: RequestForm): NewGame['opponent'] {
  switch (form.opponent) {
    case 'computer':
    case 'engine': {
      const engine = form.opponent === 'engine' ? form.engine.trim() : undefined;
      const manner = usesManner(form) ? mannerOf(form, engine) : undefined;
      const told = manner === undefined || isUsual(manner) ? {} : { manner };
      return { opponent: 'computer', level: form.level, ...told };
    }
    case 'person':
      return { opponent: 'second_person', name: form.person.trim() };
    case 'elsewhere':
      return { opponent: 'elsewhere' };
    case 'practice':
      return { opponent: 'practice' };
  }
}

/** A plain copy, also of a value that the page watches for changes. */
function plain<T extends SetChoice | GameChoice>(choice: T): T {
  return { ...choice, options: { ...choice.options } };
}

function requestTime(form: RequestForm): RequestTime {
  const mine = sideTime(form.mine, form.increment);
  return { mine, theirs: form.handicap ? sideTime(form.theirs, form.theirIncrement) : mine };
}

function sideTime(minutes: string, increment: string): RequestTime['mine'] {
  return { main_ms: readMinutes(minutes) ?? 0, increment_ms: readIncrement(increment) ?? 0 };
}
