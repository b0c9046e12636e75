/** The replay's keys. They act wherever the focus is, except in a field that needs them itself. */

import type { Player } from './player.svelte';

const STEPS: Record<string, (player: Player) => void> = {
  ArrowRight: (player) => player.forward(),
  ArrowLeft: (player) => player.back(),
  ArrowUp: (player) => player.go(0),
  Home: (player) => player.go(0),
  ArrowDown: (player) => player.go(player.last),
  End: (player) => player.go(player.last),
};

const SWITCHES: Record<string, (player: Player) => void> = {
  ' ': (player) => player.toggle(),
  f: (player) => player.flip(),
};

/** Does what a key asks for; false when the key is somebody else's. */
export function pressed(player: Player, event: KeyboardEvent): boolean {
  if (event.ctrlKey || event.altKey || event.metaKey) return false;
  const { key } = event;
  const step = takesSteps(event.target) ? undefined : STEPS[key];
  const act = step ?? (takesLetters(event.target, key) ? undefined : SWITCHES[key]);
  act?.(player);
  return act !== undefined;
}

/** The slider moves by the arrows itself, a list of choices too, and a dialog lies over everything. */
function takesSteps(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('input, select, textarea, dialog') !== null;
}

function takesLetters(target: EventTarget | null, key: string): boolean {
  if (!(target instanceof Element)) return false;
  const fields = 'input:not([type="range"]), select, textarea, dialog';
  return target.closest(key === ' ' ? `${fields}, button, summary` : fields) !== null;
}
