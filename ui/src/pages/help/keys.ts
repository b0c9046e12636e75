/** The one list of keys: the dialog, the help page and the menu's hints all read it. */

/** Where keys act, in the order of the table. */
export const PLACES = ['everywhere', 'table', 'boards', 'replay', 'help'] as const;
export type Place = (typeof PLACES)[number];

/** A key, or several that do the same, and the catalogue's text of what it does. */
export interface KeyHelp {
  place: Place;
  /** As written on the keys; a name in the catalogue where it starts with `key-`. */
  keys: string[];
  does: string;
}

export const KEYS: readonly KeyHelp[] = [
  { place: 'everywhere', keys: ['Ctrl+N'], does: 'keys-new-game' },
  { place: 'everywhere', keys: ['F1'], does: 'keys-topic' },
  { place: 'everywhere', keys: ['?'], does: 'keys-help' },
  { place: 'everywhere', keys: ['key-tab'], does: 'keys-tab' },
  { place: 'everywhere', keys: ['Esc'], does: 'keys-escape' },
  { place: 'table', keys: ['←', '→', '↑', '↓'], does: 'keys-square' },
  { place: 'table', keys: ['key-enter', 'key-space'], does: 'keys-pick' },
  { place: 'table', keys: ['Del'], does: 'keys-delete-dummy' },
  { place: 'table', keys: ['key-right-click', 'C'], does: 'keys-cube' },
  { place: 'table', keys: ['key-shift-click'], does: 'keys-tie' },
  { place: 'table', keys: ['key-ctrl-right'], does: 'keys-draw-green' },
  { place: 'table', keys: ['key-shift-right'], does: 'keys-draw-red' },
  { place: 'table', keys: ['key-ctrl-shift-right'], does: 'keys-draw-yellow' },
  { place: 'table', keys: ['/'], does: 'keys-type' },
  { place: 'table', keys: ['Ctrl+Z'], does: 'keys-undo' },
  { place: 'table', keys: ['Ctrl+Y'], does: 'keys-redo' },
  { place: 'table', keys: ['Esc'], does: 'keys-withdraw-advance' },
  { place: 'table', keys: ['F'], does: 'keys-flip-table' },
  { place: 'table', keys: ['B'], does: 'keys-blindfold' },
  { place: 'table', keys: ['Shift+F10', 'key-menu'], does: 'keys-sub-menu' },
  { place: 'boards', keys: ['1–9'], does: 'keys-digits' },
  { place: 'boards', keys: ['0', 'Esc'], does: 'keys-digits-again' },
  { place: 'boards', keys: ['D'], does: 'keys-board-draw' },
  { place: 'boards', keys: ['R', 'F'], does: 'keys-board-resign' },
  { place: 'boards', keys: ['!'], does: 'keys-board-quick-draw' },
  { place: 'boards', keys: ['F3', 'F4'], does: 'keys-board-sides' },
  { place: 'boards', keys: ['F5'], does: 'keys-board-rules' },
  { place: 'boards', keys: ['F6', 'F9'], does: 'keys-board-men' },
  { place: 'boards', keys: ['F7', 'F8'], does: 'keys-board-level' },
  { place: 'boards', keys: ['F10'], does: 'keys-board-border' },
  { place: 'boards', keys: ['key-keypad-up', 'key-keypad-down'], does: 'keys-board-least' },
  { place: 'replay', keys: ['→'], does: 'keys-forward' },
  { place: 'replay', keys: ['←'], does: 'keys-back' },
  { place: 'replay', keys: ['Home', '↑'], does: 'keys-first' },
  { place: 'replay', keys: ['End', '↓'], does: 'keys-last' },
  { place: 'replay', keys: ['key-space'], does: 'keys-play' },
  { place: 'replay', keys: ['F'], does: 'keys-flip' },
  { place: 'replay', keys: ['Ctrl+C'], does: 'keys-copy-fen' },
  { place: 'help', keys: ['Ctrl+F'], does: 'keys-search' },
  { place: 'help', keys: ['Esc'], does: 'keys-help-back' },
];

/** The key that does something, to be shown beside its menu entry. */
export function keyFor(does: string): string | undefined {
  return KEYS.find((key) => key.does === does)?.keys[0];
}
