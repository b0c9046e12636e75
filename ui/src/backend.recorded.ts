/**
 * Recorded games in place of the program, for component tests and an ordinary browser.
 *
 * It decides nothing: it shows what was recorded. The query chooses: `handover` begins a game with
 * people changing places, `theme` and `language` set the preferences, `first` is a first start
 * without a name, `problem` has stored games that cannot be opened, `empty` has none yet, `board`
 * names a recorded board of another game for the table.
 */

import type { Backend } from './backend';
import { diary } from './recorded/diary';
import boardLook from './recorded/board-look.json';
import boards from './recorded/boards.json';
import frame from './recorded/frame.json';
import history from './recorded/history.json';
import record from './recorded/record.json';
import ruleSets from './recorded/rule-sets.json';
import setUp from './recorded/set-up.json';
import startup from './recorded/startup.json';
import type {
  BoardLook,
  BoardView,
  Demo,
  Man,
  Side,
  Frame,
  HistoryPage,
  HistoryQuery,
  Push,
  Record as GameRecord,
  SetUp,
  SetUpLook,
  Startup,
  Theme,
} from './types';

/** The recorded values under their own types; JSON knows no unions. */
export const recorded = {
  startup: { ...startup, rule_sets: ruleSets } as unknown as Startup,
  frame: frame as unknown as Frame,
  history: history as unknown as HistoryPage,
  record: record as unknown as GameRecord,
  setUp: setUp.position as SetUp,
  setUpLook: setUp.look as SetUpLook,
  boardLook: boardLook as unknown as BoardLook,
};

/** A recorded position of a board game. */
export interface RecordedBoard {
  name: string;
  game: string;
  turn: Side;
  scene: Omit<BoardView, 'choices' | 'demonstration'> & {
    files: number;
    ranks: number;
    men: Man[];
  };
  choices: BoardView['choices'];
}

/** The recorded frame with a board game on the table, its mover at the board. */
export function boardFrame(name: string): Frame {
  const board = (boards as unknown as RecordedBoard[]).find((one) => one.name === name);
  if (!board) throw new Error(`no recorded board is called ${name}`);
  const { game, turn, choices } = board;
  const { files, ranks, men, ...scene } = board.scene;
  const frame = structuredClone(recorded.frame);
  const { view } = frame;
  view.terms = { ...view.terms, rules: { game: 'board', name: game, options: {} } };
  const empty = { hints: [], dummies: [], cubes: [], doubtful: [], check: [], drawings: [] };
  Object.assign(view, empty, { hidden: false, seat: turn, turn, files, ranks, men });
  Object.assign(view, { capture: null, last_move: null, highlights: [], offers: [], latest: [] });
  view.may = ['try', 'resign', 'offer_draw'] as typeof view.may;
  view.board = { ...scene, choices, demonstration: null };
  return { ...frame, lines: [] };
}

function frameFor(query: URLSearchParams): Frame {
  const board = query.get('board');
  return board === null ? recorded.frame : boardFrame(board);
}

/** The recorded game as a demo with comments. */
const demo: Omit<Demo, 'name'> = {
  record: recorded.record,
  notes: [
    { step: 0, text: 'demo-mate-start' },
    { step: 3, text: 'demo-mate-try' },
  ],
};

/** A backend that replays what was recorded. */
export function recordedBackend(query: URLSearchParams): Backend {
  let push: (push: Push) => void = () => {};
  const show = () => push({ push: 'frame', ...frameFor(query) });
  const open = async () => {
    if (query.has('handover')) push({ push: 'hand_over', to: 'black', name: 'Ann' });
    else show();
  };
  return {
    startup: async () => startupFor(query),
    exit: async () => console.info('exit'),
    listen: async (hear) => void (push = hear),
    saveName: async () => {},
    lookAtSetUp: async () => recorded.setUpLook,
    readSetUp: async () => recorded.setUp,
    lookAtBoard: async () => recorded.boardLook,
    newGame: async () => (await open(), recorded.frame.view.game),
    invite: async () => ({ invitation: 'encounter:1/…', addresses: ['192.168.1.5:47115'] }),
    withdrawInvitation: async () => {},
    lookAtInvitation: async () => ({
      host: 'Ann',
      seat: 'black',
      terms: recorded.frame.view.terms,
    }),
    acceptInvitation: open,
    comeBack: open,
    goOn: open,
    leaveTable: async () => {},
    send: async (command) => console.info('send', JSON.stringify(command)),
    advance: async (_ply, text) => push({ push: 'advance', advance: { advance: 'waits', text } }),
    withdrawAdvance: async () => push({ push: 'advance', advance: { advance: 'none' } }),
    computer: async () => null,
    changeComputer: async () => {},
    changeSides: async () => {},
    hurry: async () => {},
    takeSeat: async () => show(),
    history: async (asked) => historyFor(query, asked),
    searchPositions: async () => ({
      found: recorded.history.rows.slice(1, 2).map((row) => ({ row, step: 1 })),
      next: null,
    }),
    ...diary,
    deleteGame: async () => {},
    replay: async () => recorded.record,
    demo: async (name) => ({ ...demo, name }),
    saveSettings: async () => {},
    saveSet: async () => {},
    deleteSet: async () => {},
    freshStore: async () => ({ ...startupFor(query), store_problem: null }),
  };
}

function startupFor(query: URLSearchParams): Startup {
  const value = structuredClone(recorded.startup);
  value.settings.theme = (query.get('theme') as Theme | null) ?? value.settings.theme;
  value.settings.language = query.get('language') ?? value.settings.language;
  if (query.has('first')) value.name = null;
  if (query.has('problem')) {
    const path = '/home/ioana/.local/share/encounter/games.db';
    value.store_problem = { code: 'damaged', path, detail: 'file is not a database' };
  }
  if (query.has('empty')) value.unfinished = [];
  return value;
}

/** The recorded page as it was asked for, in its recorded order. */
function historyFor(query: URLSearchParams, asked: HistoryQuery): HistoryPage {
  if (query.has('empty')) return { rows: [], total: 0, has_more: false };
  const { rows } = recorded.history;
  const shown = rows.slice(asked.offset, asked.offset + asked.limit);
  return { rows: shown, total: rows.length, has_more: false };
}
