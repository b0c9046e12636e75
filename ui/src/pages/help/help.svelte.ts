/** Which help dialog lies over the window. */

class HelpDialogs {
  shown = $state.raw<'quick' | 'keys' | 'about' | null>(null);

  close(): void {
    this.shown = null;
  }
}

export const helpDialogs = new HelpDialogs();
