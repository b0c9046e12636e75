/** The tools for marks, as they stand in the window; the marks themselves are the game's. */

import { app } from '../app.svelte';
import type { Press } from '../board/press';
import type { Cell, Drawing, MarkColour, View } from '../types';
import { mark } from './act';
import { drawn, meaning, shapeOf } from './press';

class MarkTools {
  private armed = $state(false);
  /** Its instruction is shown. */
  explains = $state(false);
  /** An arrow or circle that is being drawn. */
  drawing = $state.raw<{ from: Cell; to: Cell | null; colour: MarkColour } | null>(null);
  private chosen = $state.raw<Cell | null>(null);
  /** Seats of games whose player has turned cubes on or off. */
  private turned = $state.raw<ReadonlyMap<string, boolean>>(new Map());
  private at = '';

  /** Another seat or game is at the window: its tools are put away. */
  follow(view: View | null): void {
    const at = view ? placeOf(view) : '';
    if (at === this.at) return;
    this.at = at;
    this.armed = false;
    this.explains = false;
    this.drawing = null;
    this.chosen = null;
  }

  /** Whether cubes are on: as turned, as remembered, or because the game has some. */
  cubesOn(view: View): boolean {
    const { remember_cubes, cubes_on } = app.settings;
    const usual = (remember_cubes && cubes_on) || view.cubes.length > 0;
    return view.hidden && (this.turned.get(placeOf(view)) ?? usual);
  }

  async turnCubes(view: View, on: boolean): Promise<void> {
    this.turned = new Map([...this.turned, [placeOf(view), on]]);
    this.chosen = null;
    if (app.settings.remember_cubes) await app.change({ cubes_on: on });
  }

  /** The square of the chosen cube, as long as there is one. */
  chosenCube(view: View): Cell | null {
    const isThere = this.cubesOn(view) && view.cubes.some(({ cell }) => cell === this.chosen);
    return isThere ? this.chosen : null;
  }

  /**
   * Whether the tool for highlighted squares is on. Turning it off clears them, so it is on as long as
   * there are any: typed ones, and those that an undo brings back.
   */
  highlighting({ highlights }: View): boolean {
    return this.armed || highlights.length > 0;
  }

  /** Turns the tool for highlighted squares on, or off with all that is highlighted. */
  turnHighlighting(view: View): void {
    const on = !this.highlighting(view);
    this.armed = on;
    this.chosen = null;
    if (on) this.explains = !app.settings.skip_highlight_help;
    else if (view.highlights.length > 0) void mark({ mark: 'clear_highlights' });
  }

  /** Takes a press on the board; false leaves it to the board. */
  press(view: View, press: Press): boolean {
    if (!view.hidden || view.phase.phase === 'over') return false;
    const means = meaning(press, view, {
      cubes: this.cubesOn(view),
      chosen: this.chosenCube(view),
      highlighting: this.highlighting(view),
    });
    switch (means.is) {
      case 'board':
        return false;
      case 'let_go':
        this.chosen = null;
        return false;
      case 'nothing':
        return true;
      case 'choose':
        this.chosen = means.cube;
        return true;
      case 'draw':
        this.drawing = { from: press.cell, to: press.cell, colour: means.colour };
        return true;
      case 'mark':
        if (means.change.mark === 'move_cube') this.chosen = null;
        void mark(means.change);
        return true;
    }
  }

  /** Lets go of the chosen cube; false if there is none. */
  letGo(view: View): boolean {
    const had = this.chosenCube(view) !== null;
    this.chosen = null;
    return had;
  }

  /** Adds or deletes a cube by a key, if cubes are on. */
  toggleCube(view: View, cell: Cell): void {
    if (!this.cubesOn(view)) return;
    const has = view.cubes.some((cube) => cube.cell === cell);
    void mark({ mark: has ? 'delete_cube' : 'add_cube', cell });
  }

  /** The drawing goes on to a square, or off the board. */
  drawTo(to: Cell | null): void {
    if (this.drawing && this.drawing.to !== to) this.drawing = { ...this.drawing, to };
  }

  /** The drawing is done; off the board it is none. */
  endDrawing(view: View): void {
    const { drawing } = this;
    this.drawing = null;
    if (drawing?.to)
      void mark(drawn(view.drawings, begun(drawing.from, drawing.to, drawing.colour)));
  }

  /** Everything that is drawn, with what is being drawn. */
  drawings(view: View): readonly Drawing[] {
    const { drawing } = this;
    return drawing?.to
      ? [...view.drawings, begun(drawing.from, drawing.to, drawing.colour)]
      : view.drawings;
  }
}

function begun(from: Cell, to: Cell, colour: MarkColour): Drawing {
  return { shape: shapeOf(from, to), colour };
}

function placeOf({ game, seat }: View): string {
  return `${game} ${seat}`;
}

/** Takes all arrows and circles away. */
export function clearDrawings(): Promise<boolean> {
  return mark({ mark: 'clear_drawings' });
}

export const markTools = new MarkTools();
