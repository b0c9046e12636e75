/**
 * Which drawing a man gets: by the game of the board that it stands on, and by its kind.
 *
 * A board says its game by the mark `data-men` and whether both colours are swapped by `data-swapped`.
 * The rules of style follow from the drawings that there are, so that a new game brings none.
 */

import { otherSide } from './cells';
import { DRAWINGS, GAME_DRAWINGS, variableOf, type Drawing } from './sets';

/** The rules of style for every man of every game. */
export function dressRules(): string {
  const games = [...new Set(GAME_DRAWINGS.map(({ game }) => game))];
  const kinds = [...new Set([...DRAWINGS, ...GAME_DRAWINGS].map(({ kind }) => kind))];
  return [
    ...wardrobe(":root, [data-swapped='false'], [data-men]", "[data-swapped='true']", DRAWINGS),
    ...games.flatMap((game) => {
      const own = GAME_DRAWINGS.filter((drawing) => drawing.game === game);
      const board = `[data-men='${game}']`;
      return wardrobe(board, `${board}[data-swapped='true']`, own);
    }),
    ...kinds.flatMap((kind) => [man('white', kind), man('black', kind)]),
  ].join('\n');
}

/** Which drawings stand for which men on a board, and on one whose colours are swapped. */
function wardrobe(board: string, swapped: string, drawings: readonly Drawing[]): string[] {
  const real = drawings.map((drawing) => `--${drawing.side}-${drawing.kind}: ${value(drawing)};`);
  const other = drawings.map(
    (drawing) => `--${otherSide(drawing.side)}-${drawing.kind}: ${value(drawing)};`,
  );
  return [`${board} { ${real.join(' ')} }`, `${swapped} { ${other.join(' ')} }`];
}

function value(drawing: Drawing): string {
  return `var(${variableOf(drawing)})`;
}

function man(side: string, kind: string): string {
  const drawn = `background-image: var(--${side}-${kind});`;
  return `.man.${side}.${kind}, piece.${side}.${kind}-piece { ${drawn} }`;
}

/** Puts the rules into the page; a page without such sheets, as in tests, shows no men. */
export function dress(): void {
  if (!('adoptedStyleSheets' in document)) return;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(dressRules());
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
}
