/** The sets of men. Each is a folder of twelve drawings under `public/men/`; a new one is a line here. */

import type { Kind, Side } from '../types';

/** The folders' names, the usual set first; the catalogue names them `men-set-NAME`. */
export const MEN_SETS = ['cburnett', 'plain'] as const;
export type MenSet = (typeof MEN_SETS)[number];

export const KINDS: readonly Kind[] = ['k', 'q', 'r', 'b', 'n', 'p'];
const SIDES: readonly Side[] = ['white', 'black'];

/** One of a set's twelve drawings. */
export interface Drawing {
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
const texts = import.meta.glob<string>('../../public/men/*/*.svg', {
  query: '?raw',
  import: 'default',
});

/** The text of a drawing. */
export async function drawingText(set: MenSet, { name }: Drawing): Promise<string> {
  return (await texts[`../../public/men/${set}/${name}.svg`]?.()) ?? '';
}
