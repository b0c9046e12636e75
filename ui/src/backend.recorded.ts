/**
 * Recorded games in place of the program, for component tests and an ordinary browser.
 *
 * It decides nothing: it shows what was recorded. The query chooses: `handover` begins a game with
 * people changing places, `theme` and `language` set the preferences, `first` is a first start
 * without a name, `problem` has stored games that cannot be opened, `empty` has none yet.
 */

import type { Backend } from './backend';
import boardLook from './recorded/board-look.json';
import frame from './recorded/frame.json';
import history from './recorded/history.json';
import record from './recorded/record.json';
import ruleSets from './recorded/rule-sets.json';
import setUp from './recorded/set-up.json';
import startup from './recorded/startup.json';
import type {
  BoardLook,
  Demo,
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
  const show = () => push({ push: 'frame', ...recorded.frame });
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
    goOn: open,
    leaveTable: async () => {},
    send: async (command) => console.info('send', JSON.stringify(command)),
    advance: async (_ply, text) => push({ push: 'advance', advance: { advance: 'waits', text } }),
    withdrawAdvance: async () => push({ push: 'advance', advance: { advance: 'none' } }),
    takeSeat: async () => show(),
    history: async (asked) => historyFor(query, asked),
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
  if (query.has('empty')) return { rows: [], total: 0 };
  const { rows } = recorded.history;
  return { rows: rows.slice(asked.offset, asked.offset + asked.limit), total: rows.length };
}
