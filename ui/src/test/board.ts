/** The board on the screen, as a player with a keyboard and a screen reader meets it. */

import { fireEvent, screen } from '@testing-library/svelte';

/** What a screen reader calls a square. */
export function name(cell: string): string | null {
  return screen.getByTestId(`cell-${cell}`).getAttribute('aria-label');
}

/** Presses a key on a square. */
export async function press(cell: string, key: string): Promise<void> {
  const square = screen.getByTestId(`cell-${cell}`);
  square.focus();
  await fireEvent.keyDown(square, { key });
}
