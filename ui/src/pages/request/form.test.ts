import { describe, expect, it } from 'vitest';

import { recorded } from '../../backend.recorded';
import type { NewGame } from '../../types';
import { type RequestForm, faults, openForm, toNewGame, unratedBecause } from './form';
import { readIncrement, readMinutes, writeClock, writeMinutes } from './minutes';

const { startup } = recorded;

function form(change: Partial<RequestForm> = {}): RequestForm {
  return { ...openForm({ last_request: null }, startup), ...change };
}

/** The published SE with these options. */
function changed(options: Record<string, string>): RequestForm['set'] {
  const { set } = form();
  return { ...set, options: { ...set.options, ...options } };
}

describe('decimal minutes', () => {
  it.each([
    ['45.00', 2_700_000, '45:00'],
    ['1', 60_000, '1:00'],
    ['12,5', 750_000, '12:30'],
    ['99.99', 5_999_400, '99:59.4'],
    [' 2.01 ', 120_600, '2:00.6'],
  ])('%j are %i milliseconds, on the clock %s', (text, ms, clock) => {
    expect(readMinutes(text)).toBe(ms);
    expect(writeClock(ms)).toBe(clock);
    expect(readMinutes(writeMinutes(ms))).toBe(ms);
  });

  it.each(['', '0.99', '100', '1.234', '-5', '4:30', '1e1', 'ten'])('%j is none', (text) => {
    expect(readMinutes(text)).toBeNull();
  });

  it('leaves increments to whole seconds', () => {
    expect(['0', ' 8 ', '999'].map(readIncrement)).toEqual([0, 8000, 999_000]);
    expect(['', '1.5', '1000', '-1'].map(readIncrement)).toEqual([null, null, null, null]);
  });
});

describe('a request', () => {
  it('has the original’s defaults at first', () => {
    const request = toNewGame(form());
    expect(request).toMatchObject({
      event: '',
      rule_set: {
        base: 'se',
        options: { announce_try_count: 'true', announce_promotions: 'true' },
      },
      time: {
        mine: { main_ms: 2_700_000, increment_ms: 0 },
        theirs: { main_ms: 2_700_000, increment_ms: 0 },
      },
      colour: 'random',
      rated: false,
      requests_after_end: true,
      start: null,
      opponent: { opponent: 'computer', level: 1 },
    });
  });

  it('asks for a board game with its options, and is offered again so', () => {
    const board = { name: 'sjakti', options: { corners: 'false' } };
    const sent = toNewGame(form({ board }));
    expect(sent.rule_set).toBeNull();
    expect(sent.board_game).toEqual(board);
    expect(toNewGame(openForm({ last_request: sent }, startup))).toEqual(sent);
    const gone = { ...sent, board_game: { name: 'halma', options: {} } };
    expect(openForm({ last_request: gone }, startup)).toMatchObject({ board: null, chess: false });
  });

  it('is offered again as it was sent', () => {
    const sent: NewGame = toNewGame(
      form({
        event: 'Cup',
        set: changed({ announce_try_count: 'false', pawns_move_backward: 'true' }),
        handicap: true,
        mine: '12.50',
        increment: '8',
        theirs: '5.00',
        theirIncrement: '3',
        colour: 'black',
        requestsAfterEnd: false,
        start: '4k3/8/8/8/8/8/8/R3K3 w - - 0 1',
        opponent: 'person',
        person: 'Matei',
      }),
    );
    expect(toNewGame(openForm({ last_request: sent }, startup))).toEqual(sent);
    const chess = toNewGame(form({ chess: true, clock: false, level: 3 }));
    expect(chess).toMatchObject({ rule_set: null, time: null });
    expect(toNewGame(openForm({ last_request: chess }, startup))).toEqual(chess);
  });

  it('does not change the published set when its copy is changed', () => {
    const one = form();
    one.set.options.fifty = 'never';
    expect(form().set.options).not.toEqual(one.set.options);
  });

  it('forgets a level that is gone', () => {
    const last = { ...toNewGame(form()), opponent: { opponent: 'computer' as const, level: 9 } };
    expect(openForm({ last_request: last }, startup).level).toBe(1);
  });

  it('asks for an engine in the computer’s place, and is offered again so', () => {
    const engine = form({ chess: true, opponent: 'engine', engine: ' /bin/fish ', least: '0,5' });
    const sent = toNewGame(engine);
    expect(sent.opponent).toEqual({
      opponent: 'computer',
      level: 1,
      manner: { engine: '/bin/fish', least_ms: 500, offers_draws: false },
    });
    expect(toNewGame(openForm({ last_request: sent }, startup))).toEqual(sent);
  });

  it('is never rated with two people here or with a handicap', () => {
    const cases: [Partial<RequestForm>, string | undefined][] = [
      [{}, undefined],
      [{ opponent: 'person', person: 'Matei' }, 'request-unrated-two-people'],
      [{ opponent: 'engine', chess: true, engine: 'x' }, 'request-unrated-engine'],
      [{ handicap: true }, 'request-unrated-handicap'],
      [{ handicap: true, clock: false }, undefined],
    ];
    for (const [change, key] of cases) {
      const rated = form({ rated: true, ...change });
      expect(unratedBecause(rated)?.key).toBe(key);
      expect(toNewGame(rated).rated).toBe(key === undefined);
    }
  });
});

describe('faults', () => {
  it.each<[Partial<RequestForm>, string[]]>([
    [{}, []],
    [{ event: 'x'.repeat(101) }, ['event']],
    [{ mine: '0.5', increment: 'x' }, ['time.mine', 'increment.mine']],
    [{ mine: '0.5', clock: false }, []],
    [{ theirs: '' }, []],
    [{ handicap: true, theirs: '', theirIncrement: '1.5' }, ['time.theirs', 'increment.theirs']],
    [{ opponent: 'person', person: '  ' }, ['opponent.name']],
    [{ opponent: 'person', person: 'x'.repeat(41) }, ['opponent.name']],
    [{ opponent: 'person', person: 'ioana' }, ['opponent.name']],
    [{ opponent: 'person', person: 'Matei' }, []],
    [{ opponent: 'engine', chess: true }, ['engine']],
    [{ opponent: 'engine', engine: 'x' }, ['engine']],
    [{ chess: true, least: '61' }, ['least']],
    [{ least: '61' }, []],
  ])('of %j stand at %j', (change, fields) => {
    expect(Object.keys(faults(form(change), 'Ioana'))).toEqual(fields);
  });
});
