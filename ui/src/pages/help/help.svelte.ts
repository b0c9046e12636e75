/** Which help dialog lies over the window, and the way to a topic from anywhere. */

import { app, type Screen } from '../../app.svelte';

class HelpDialogs {
  shown = $state.raw<'quick' | 'keys' | 'about' | 'tour' | null>(null);
  /** The tour is offered on the start screen, after the first name until it is taken or waved off. */
  offersTour = $state(false);

  close(): void {
    this.shown = null;
  }

  /** Begins the tour. */
  tour(): void {
    this.offersTour = false;
    this.shown = 'tour';
  }
}

export const helpDialogs = new HelpDialogs();

/** Opens the help at a topic, or at its first one. */
export function openHelp(topic?: string): void {
  helpDialogs.close();
  app.go({ name: 'help', topic });
}

/** The topic that helps most on each screen. */
const TOPIC_OF: { readonly [name in Screen['name']]?: string } = {
  home: 'idea',
  table: 'moving',
  history: 'kept',
  replay: 'replay',
  demo: 'demos',
  settings: 'settings',
  sets: 'sets',
  'set-up': 'setup',
  moving: 'moving',
};

/** Opens the help at the topic of the screen that is shown. */
export function openHelpHere(): void {
  const { screen } = app;
  if (screen.name !== 'help') openHelp(TOPIC_OF[screen.name]);
}
