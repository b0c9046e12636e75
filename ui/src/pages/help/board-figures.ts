/** The diagrams of the other board games: positions as data, which a test holds against the rules. */

import type { Cell } from '../../types';
import figures from './board-figures.json';

/** One diagram to try moves on; its caption is `figure-NAME` in the catalogues. */
export interface BoardFigure {
  name: string;
  /** The game's name in the program's list. */
  game: string;
  /** The game's own text of the position. */
  position: string;
  /** The man that the caption tells of, and where it can go. */
  from?: Cell;
  reach?: Cell[];
  /** The moves that the caption tells of, shown at a press. */
  line?: string[];
}

const FIGURES: ReadonlyMap<string, BoardFigure> = new Map(
  (figures as BoardFigure[]).map((figure) => [figure.name, figure]),
);

/** The diagram of a name, if it is one of these. */
export function boardFigure(name: string): BoardFigure | undefined {
  return FIGURES.get(name);
}
