/** The help's diagrams: positions as data, which a test holds against the referee's own answers. */

import { otherSide } from '../../board/cells';
import { drawnFen } from '../../board/fen';
import type { Cell, Cube, Direction, Side } from '../../types';
import figures from './figures.json';

/** One diagram; its caption is `figure-NAME` in the catalogues. */
export interface Figure {
  name: string;
  /** The true position; a diagram of single men has no kings. */
  fen: string;
  /** The side that is not shown. */
  hides?: Side;
  /** The dummies of the side that looks, as a FEN. */
  dummies?: string;
  /** Where a pawn may be, too, and the dummy pawn that each belongs to. */
  cubes?: Cube[];
  bottom?: Side;
  /** Drawn as with the enemy always black. */
  enemyBlack?: boolean;
  /** The man whose reach is shown, and where it can go. */
  from?: Cell;
  reach?: Cell[];
  /** The square of an announced capture. */
  capture?: Cell;
  /** Announced directions of the check of the side to move. */
  check?: Direction[];
  /** The position can be played, with this colour. */
  play?: Side;
}

const FIGURES = new Map((figures as unknown as Figure[]).map((figure) => [figure.name, figure]));

/** What the side that looks at a diagram sees: men, in the colours that they are drawn in, and dummies. */
export function seenIn({ fen, hides, dummies = '', enemyBlack = false }: Figure) {
  const men = (drawnFen(fen)?.men ?? []).filter(({ side }) => side !== hides);
  return {
    men: enemyBlack ? men.map((man) => ({ ...man, side: otherSide(man.side) })) : men,
    dummies: drawnFen(dummies)?.men ?? [],
  };
}

/** The diagram of a name. */
export function figureNamed(name: string): Figure {
  const found = FIGURES.get(name);
  if (found === undefined) throw new Error(`there is no diagram "${name}"`);
  return found;
}
