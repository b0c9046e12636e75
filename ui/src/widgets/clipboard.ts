/** Puts a text on the clipboard; false where the window may not. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copyBySelection(text);
  }
}

/** The older way, for a window without the clipboard's interface. */
function copyBySelection(text: string): boolean {
  const area = document.createElement('textarea');
  area.value = text;
  area.className = 'off-screen';
  const before = document.activeElement;
  document.body.append(area);
  area.select();
  const done = document.execCommand('copy');
  area.remove();
  if (before instanceof HTMLElement) before.focus();
  return done;
}
