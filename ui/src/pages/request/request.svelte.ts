/** Whether the game request lies over the window. The menu, the start screen and Ctrl+N open it. */

import type { RequestForm } from './form';

class Request {
  /** Not null while the dialog is open: what was chosen before it was opened. */
  shown = $state.raw<Partial<RequestForm> | null>(null);

  /** Opens the dialog with what has been chosen; the last request fills the rest. */
  open(chosen: Partial<RequestForm> = {}): void {
    this.shown = chosen;
  }

  /** Closes it. */
  close(): void {
    this.shown = null;
  }
}

export const request = new Request();
