import { describe, expect, it } from 'vitest';

import { recorded } from '../../backend.recorded';
import type {
  Announcement,
  Record as GameRecord,
  ReplayLetters,
  Step,
  Tried,
  Viewer,
} from '../../types';
import { Player } from './player.svelte';
import { stepWords } from './words';
import { cubes, heard, letters, moveList, nearest, stepsOf } from './replay';

const said = (text: Announcement['say']) => [{ say: text }] as Announcement[];
const FEN = '4k3/8/8/8/8/8/8/4K3';

function tried(by: 'white' | 'black', notation: string, verdict: Tried['verdict']): Tried {
  return { by, text: 'e2e4', notation, verdict, cells: ['e2', 'e4'] };
}

function step(ply: number, change: Partial<Step> = {}): Step {
  return {
    at_ms: 0,
    ply,
    side: 'white',
    heard: { white: [], black: [] },
    men: [],
    dummies: { white: [], black: [] },
    cubes: { white: [], black: [] },
    highlights: { white: [], black: [] },
    drawings: { white: [], black: [] },
    fen: `${FEN} w - - 0 1`,
    ...change,
  };
}

/** White's NO is heard by both, his ERROR by himself alone; then he moves. */
const record: GameRecord = {
  ...recorded.record,
  steps: [
    step(0),
    step(0, {
      tried: tried('white', 'Ra5', 'no'),
      heard: { white: said('no'), black: said('no') },
    }),
    step(0, { tried: tried('white', 'Rb2', 'error'), heard: { white: said('error'), black: [] } }),
    step(1, {
      tried: tried('white', 'Ra4', 'legal'),
      heard: { white: said('try'), black: said('try') },
    }),
    step(2, { tried: tried('black', 'Ke7', 'legal'), side: 'black' }),
  ],
};

describe('what a viewer is shown', () => {
  it('is every step for the referee and for the mover', () => {
    expect(stepsOf(record, 'referee')).toEqual([0, 1, 2, 3, 4]);
    expect(stepsOf(record, 'white')).toEqual([0, 1, 2, 3, 4]);
  });

  it('leaves out the other side’s refused tries that he did not hear of', () => {
    expect(stepsOf(record, 'black')).toEqual([0, 1, 3, 4]);
  });

  it('has what both were told as a step of its own, and an answer for those who heard it', () => {
    const told: GameRecord = {
      ...record,
      steps: [
        step(0),
        step(0, { told: { line: 'offered', by: 'black', offer: 'draw' } }),
        step(0, { heard: { white: said('illegal_count'), black: [] } }),
      ],
    };
    expect(stepsOf(told, 'referee')).toEqual([0, 1, 2]);
    expect(stepsOf(told, 'white')).toEqual([0, 1, 2]);
    expect(stepsOf(told, 'black')).toEqual([0, 1]);
    const [, offer] = moveList(told, 'black');
    expect(offer && stepWords(offer)).toBe('1., Black offers a draw');
  });

  it('names the other side’s refused try to nobody but the referee', () => {
    const notations = (viewer: 'white' | 'black' | 'referee') =>
      moveList(record, viewer).map((listed) => listed.notation);
    expect(notations('referee')).toEqual([null, 'Ra5', 'Rb2', 'Ra4', 'Ke7']);
    expect(notations('black')).toEqual([null, null, 'Ra4', 'Ke7']);
  });

  it('counts whole moves, also when Black moves first', () => {
    expect(moveList(record, 'referee').map(({ move }) => move)).toEqual([1, 1, 1, 1, 1]);
    const black = {
      ...record,
      steps: [step(0, { fen: `${FEN} b - - 0 1` }), ...record.steps.slice(3)],
    };
    expect(moveList(black, 'referee').map(({ move }) => move)).toEqual([1, 1, 2]);
  });

  it('is everything that anybody heard, once, for the referee', () => {
    const both = step(1, {
      heard: { white: [...said('no'), ...said('error')], black: said('no') },
    });
    expect(heard(both, 'referee')).toEqual([{ say: 'no' }, { say: 'error' }]);
    expect(heard(both, 'black')).toEqual([{ say: 'no' }]);
  });
});

describe('marks over the truth', () => {
  const believed = {
    ...step(1, {
      dummies: {
        white: [{ cell: 'e5', side: 'black', kind: 'n' }],
        black: [
          { cell: 'e5', side: 'white', kind: 'p' },
          { cell: 'a1', side: 'white', kind: 'r' },
        ],
      },
    }),
    cubes: {
      white: [
        { cell: 'c5', pawn: null },
        { cell: 'd5', pawn: null },
      ],
      black: [{ cell: 'd5', pawn: null }],
    },
  };
  const shown = (whose: ReplayLetters, more = {}) => ({
    whose,
    pawnsOnly: false,
    cubes: true,
    ...more,
  });
  const written = (viewer: Viewer, ...choice: Parameters<typeof shown>) =>
    letters(believed, viewer, shown(...choice)).map(
      ({ cell, text, tone }) => `${cell}${text} ${tone}`,
    );
  const squares = (viewer: Viewer, ...choice: Parameters<typeof shown>) =>
    cubes(believed, viewer, shown(...choice)).map(({ cell, tone }) => `${cell} ${tone}`);

  it('are red for the viewer’s guess, green for his enemy’s', () => {
    expect(written('white', 'enemy')).toEqual(['e5N enemy']);
    expect(written('white', 'friendly')).toEqual(['e5P own', 'a1R own']);
    expect(written('black', 'enemy')).toEqual(['e5P enemy', 'a1R enemy']);
    expect(written('black', 'friendly')).toEqual(['e5N own']);
    expect(written('white', 'none')).toEqual([]);
  });

  it('take White’s side in the referee’s view, and can share a square', () => {
    expect(written('referee', 'both')).toEqual(['e5N enemy', 'e5P own', 'a1R own']);
    expect(squares('referee', 'both')).toEqual(['c5 enemy', 'd5 enemy', 'd5 own']);
  });

  it('can be the pawns alone, which the cubes stand for', () => {
    expect(written('white', 'both', { pawnsOnly: true })).toEqual(['e5P own']);
    expect(squares('black', 'friendly', { pawnsOnly: true })).toEqual(['c5 own', 'd5 own']);
  });

  it('are without cubes by choice, and where none were kept', () => {
    expect(squares('white', 'both', { cubes: false })).toEqual([]);
    expect(squares('white', 'none')).toEqual([]);
    expect(cubes(step(1), 'white', shown('both'))).toEqual([]);
  });
});

describe('a player', () => {
  it('stays at the same moment when the viewer changes', () => {
    const player = new Player(record);
    player.go(2);
    player.look('black');
    expect(player.shown?.index).toBe(1);
    player.look('referee');
    expect(player.place).toBe(1);
  });

  it('stops at both ends and stops playing at the last step', () => {
    const player = new Player(record);
    player.back();
    expect(player.place).toBe(0);
    player.toggle();
    expect(player.playing).toBe(true);
    player.go(99);
    expect([player.place, player.playing]).toEqual([4, false]);
    player.toggle();
    expect([player.place, player.playing]).toEqual([0, true]);
  });

  it('turns the board with the viewer, and round at will', () => {
    const player = new Player(record);
    expect(player.bottom).toBe('white');
    player.look('black');
    expect(player.bottom).toBe('black');
    player.flip();
    expect(player.bottom).toBe('white');
  });

  it('finds the nearest step that is not later', () => {
    expect(nearest([0, 1, 3], 2)).toBe(1);
    expect(nearest([0, 1, 3], 9)).toBe(2);
  });
});
