/** What the simulated page of component tests lacks. */

import { setLanguage } from '../i18n';

class NoResize implements ResizeObserver {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
}
globalThis.ResizeObserver ??= NoResize;

globalThis.matchMedia ??= ((media: string) => ({ media, matches: true })) as typeof matchMedia;

HTMLDialogElement.prototype.showModal ??= function showModal(this: HTMLDialogElement) {
  this.open = true;
};

HTMLDialogElement.prototype.close ??= function close(this: HTMLDialogElement) {
  this.open = false;
};

setLanguage('en');
