/** Whether the game request lies over the window. The menu, the start screen and Ctrl+N open it. */

import type { RequestForm } from './form';

class Request {
  /** Not null while the dialog is open. */
  shown = $state.raw<{ opponent?: RequestForm['opponent'] } | null>(null);

  /** Opens the dialog, for this kind of opponent or the last one. */
  open(opponent?: RequestForm['opponent']): void {
    this.shown = { opponent };
  }

  /** Closes it. */
  close(): void {
    this.shown = null;
  }
}

export const request = new Request();
