/**
 * The sets of men. Each is a folder under `public/men/` with twelve drawings for chess and a folder
 * of drawings for every other game; a new set is a line here, a new game's men are files alone.
 */

import type { Kind, Side } from '../types';

/** The folders' names, the usual set first; the catalogue names them `men-set-NAME`. */
export const MEN_SETS = ['cburnett', 'plain'] as const;
export type MenSet = (typeof MEN_SETS)[number];

/** The kinds of chess, whose drawings stand for the same letters of every game without its own. */
export const KINDS: readonly Kind[] = ['k', 'q', 'r', 'b', 'n', 'p'];
const SIDES: readonly Side[] = ['white', 'black'];

/** The letter of a man beside the board that cannot be used yet. */
export const UNREADY = '-unready';

/** One drawing of a man. */
export interface Drawing {
  /** Whose folder it lies in: another game than chess, by its name. */
  game?: string;
  side: Side;
  kind: Kind;
  /** Its file's name without the ending: `wk`. */
  name: string;
}

export const DRAWINGS: readonly Drawing[] = SIDES.flatMap((side) =>
  KINDS.map((kind) => ({ side, kind, name: `${side[0]}${kind}` })),
);

/** The set with this name; the usual one where there is none. */
export function menSet(name: string): MenSet {
  return MEN_SETS.find((known) => known === name) ?? MEN_SETS[0];
}

/** The drawings' texts, fetched only where they are coloured anew. */
const texts = import.meta.glob<string>('../../public/men/**/*.svg', {
  query: '?raw',
  import: 'default',
});

/** The drawings of the games other than chess; the usual set has all that there are. */
export const GAME_DRAWINGS: readonly Drawing[] = Object.keys(texts).flatMap((path) => {
  const [name = '', game = '', set] = path.replace('.svg', '').split('/').reverse();
  if (set !== MEN_SETS[0]) return [];
  return [{ game, side: name.startsWith('w') ? 'white' : 'black', kind: name.slice(1), name }];
});

/** Where a drawing lies under `men/`: in its set, or in the usual one where that has none. */
export function fileOf(set: MenSet, { game, name }: Drawing): string {
  const file = `${game ? `${game}/` : ''}${name}.svg`;
  const isThere = `../../public/men/${set}/${file}` in texts;
  return `${isThere ? set : MEN_SETS[0]}/${file}`;
}

/** The text of a drawing. */
export async function drawingText(set: MenSet, drawing: Drawing): Promise<string> {
  return (await texts[`../../public/men/${fileOf(set, drawing)}`]?.()) ?? '';
}

/** The variable on the root element that holds a drawing: `--men-wk`, `--men-invasion-wt`. */
export function variableOf({ game, name }: Drawing): string {
  return `--men-${game ? `${game}-` : ''}${name}`;
}
