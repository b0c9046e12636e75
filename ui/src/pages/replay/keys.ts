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

/** The slider, a list of choices and the menus take the arrows; a dialog lies over everything. */
function takesSteps(target: EventTarget | null): boolean {
  return (
    target instanceof Element &&
    target.closest('input, select, textarea, dialog, [role="menubar"]') !== null
  );
}

/** A button is pressed by the space bar; a step of the list is not, since that plays. */
function takesLetters(target: EventTarget | null, key: string): boolean {
  if (!(target instanceof Element)) return false;
  const fields = 'input:not([type="range"]), select, textarea, dialog, [role="menubar"]';
  return target.closest(key === ' ' ? `${fields}, button:not([data-place])` : fields) !== null;
}
