/** What the whole page shares: which screen is shown, the preferences, and the start-up facts. */

import { backend } from './backend';
import { look } from './board/look.svelte';
import { setLanguage } from './i18n';
import { direct } from './pages/direct/direct.svelte';
import type { DemoName, Push, ReplayPlace, Settings, Startup } from './types';
import { table } from './table/table.svelte';

/** One of the window's screens. */
export type Screen =
  | { name: 'home' }
  | { name: 'direct' }
  | { name: 'table' }
  /** `opponent` is the one whose games are listed. */
  | { name: 'history'; opponent?: string }
  | { name: 'calendar' }
  | { name: 'profile' }
  | { name: 'opponent'; opponent: string }
  /** `at` is the moment to begin with; or `board`, after how many changes of the board it is. */
  | { name: 'replay'; game: string; at?: ReplayPlace; board?: number }
  | { name: 'demo'; demo: DemoName }
  | { name: 'settings' }
  | { name: 'sets' }
  | { name: 'set-up' }
  | { name: 'moving' }
  | { name: 'help'; topic?: string };

class App {
  screen = $state.raw<Screen>({ name: 'home' });
  /** The screen that was shown before this one. */
  before = $state.raw<Screen>({ name: 'home' });
  /** Set by `start` before anything is drawn. */
  startup = $state.raw<Startup>(undefined as unknown as Startup);
  settings = $state.raw<Settings>(undefined as unknown as Settings);

  /** Shows another screen. */
  go(screen: Screen): void {
    if (screen.name !== this.screen.name) this.before = this.screen;
    this.screen = screen;
  }

  /** Changes preferences, on the screen at once and in the program. */
  async change(change: Partial<Settings>): Promise<void> {
    this.settings = { ...this.settings, ...change };
    apply(this.settings, this.startup);
    await backend().saveSettings(this.settings);
  }

  /** Asks for the start-up facts again: names, unfinished games. */
  async refresh(): Promise<void> {
    this.begin(await backend().startup());
  }

  /** Takes new start-up facts. */
  begin(startup: Startup): void {
    this.startup = startup;
    this.settings = startup.settings;
    apply(startup.settings, startup);
  }
}

export const app = new App();

/** Asks the program for everything once, and opens the channel. */
export async function start(): Promise<void> {
  app.begin(await backend().startup());
  await backend().listen(hear);
  const open = app.startup.open_game;
  if (open === null) return;
  // A page that was loaded anew goes back to its game; where that fails, the start screen has it.
  await backend()
    .goOn(open)
    .then(
      () => app.go({ name: 'table' }),
      () => {},
    );
}

function hear(push: Push): void {
  if (push.push === 'begun') direct.begun();
  else table.hear(push);
}

/** Puts the preferences that concern the whole page on the root element. */
function apply(settings: Settings, { system_language }: Startup): void {
  setLanguage(settings.language ?? system_language);
  const root = document.documentElement;
  root.dataset.theme = settings.theme;
  root.dataset.text = settings.larger_text ? 'larger' : 'usual';
  look.apply(settings);
}
