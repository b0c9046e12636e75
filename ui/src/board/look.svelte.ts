/**
 * How every board looks, whatever it shows: the preferences about men and squares.
 *
 * Colours in views, logs and announcements are always the real ones. With "enemy always black" a
 * board whose friendly side is Black draws each man in the other colour, by the mark `data-swapped`.
 */

import type { OwnColours, Settings, Side } from '../types';
import { otherSide } from './cells';
import { inColour, inkOn } from './colours';
import { dress } from './dress';
import {
  DRAWINGS,
  GAME_DRAWINGS,
  drawingText,
  fileOf,
  menSet,
  variableOf,
  type MenSet,
} from './sets';

class Look {
  enemyBlack = $state(false);
  /** A press becomes a drag after so many pixels. */
  dragDistance = $state(3);
  /** Grows when every board is to be built anew. */
  redraws = $state(0);

  /** Builds every board anew. */
  redraw(): void {
    this.redraws += 1;
  }

  /** The colour in which what is this side's is drawn on the board of this friendly side. */
  drawn(side: Side, friend: Side): Side {
    return this.swaps(friend) ? otherSide(side) : side;
  }

  /** Whether the board of this friendly side draws white men black and black men white. */
  swaps(friend: Side | null): boolean {
    return this.enemyBlack && friend === 'black';
  }

  /** Takes the preferences, and puts drawings and colours on the root element. */
  apply(settings: Settings): void {
    this.enemyBlack = settings.enemy_black;
    this.dragDistance = settings.drag_distance;
    const root = document.documentElement;
    root.dataset.board = settings.board;
    root.toggleAttribute('data-own-colours', settings.own_colours.on);
    paintSquares(root, settings.own_colours);
    void drawMen(root, menSet(settings.men), settings.own_colours);
  }
}

export const look = new Look();

dress();

/** The squares, the border and what is written on squares, in the player's own colours. */
function paintSquares(root: HTMLElement, { on, light, dark, border }: OwnColours): void {
  const colours = {
    '--square-light': light,
    '--square-dark': dark,
    '--on-square-light': inkOn(light),
    '--on-square-dark': inkOn(dark),
    '--board-border': border,
  };
  for (const [name, colour] of Object.entries(colours)) {
    if (on) root.style.setProperty(name, colour);
    else root.style.removeProperty(name);
  }
}

/** Which drawings are wanted now: ones that come later than another choice are dropped. */
let wanted = '';

async function drawMen(root: HTMLElement, set: MenSet, own: OwnColours): Promise<void> {
  const choice = JSON.stringify([set, own.on, own.white_men, own.black_men]);
  if (choice === wanted) return;
  wanted = choice;
  for (const drawing of [...DRAWINGS, ...GAME_DRAWINGS]) {
    const { side } = drawing;
    const colour = own[`${side}_men`];
    const file = `url("/men/${fileOf(set, drawing)}")`;
    const image = own.on ? dataUrl(inColour(await drawingText(set, drawing), side, colour)) : file;
    if (wanted !== choice) return;
    root.style.setProperty(variableOf(drawing), image);
  }
}

function dataUrl(drawing: string): string {
  return `url("data:image/svg+xml,${encodeURIComponent(drawing)}")`;
}
