/** A diagram on which moves are tried, for both sides in turn. The program alone knows the rules. */

import { backend } from '../../backend';
import { between, drops } from '../../board/choices';
import type { BoardLook, Cell, Choice } from '../../types';
import type { BoardFigure } from './board-figures';

export class Trial {
  /** What the program says of the position; none before its first answer. */
  look = $state.raw<BoardLook | null>(null);
  /** The moves made since the diagram's position. */
  played = $state.raw<readonly string[]>([]);
  /** Moves between the same two squares, of which one is to be chosen. */
  pending = $state.raw<readonly Choice[]>([]);
  /** The next pressed square gets what stands beside the board. */
  drops = $state(false);

  constructor(private readonly figure: BoardFigure) {}

  /** Shows the position after these moves. */
  async show(moves: readonly string[]): Promise<void> {
    const { game, position } = this.figure;
    this.pending = [];
    this.drops = false;
    this.look = await backend().lookAtBoard({ name: game, options: {} }, position, moves);
    this.played = moves;
  }

  /** Makes a legal move. */
  async play({ text }: Choice): Promise<void> {
    await this.show([...this.played, text]);
  }

  /** A man was put on a square; what is no move changes nothing. */
  async move(from: Cell, to: Cell): Promise<void> {
    const found = between(this.look?.choices ?? [], from, to);
    if (found.length > 1) this.pending = found;
    else if (found[0]) await this.play(found[0]);
  }

  /** A square was pressed while something is to be dropped. */
  async drop(cell: Cell): Promise<void> {
    const found = drops(this.look?.choices ?? []).find(({ to }) => to === cell);
    if (found) await this.play(found);
    else this.drops = false;
  }

  /** The last move is taken back. */
  async back(): Promise<void> {
    await this.show(this.played.slice(0, -1));
  }
}
