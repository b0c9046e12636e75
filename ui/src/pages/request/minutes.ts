/** Decimal minutes, as the original writes them: 1.00 to 99.99, in hundredths. */

const MS_PER_HUNDREDTH = 600;
const FORM = /^\d{1,2}(?:[.,]\d{1,2})?$/;

/** Reads decimal minutes with a point or a comma; null unless they lie between 1.00 and 99.99. */
export function readMinutes(text: string): number | null {
  const trimmed = text.trim();
  if (!FORM.test(trimmed)) return null;
  const [whole = '', part = ''] = trimmed.split(/[.,]/);
  const hundredths = Number(whole) * 100 + Number(part.padEnd(2, '0'));
  return hundredths >= 100 ? hundredths * MS_PER_HUNDREDTH : null;
}

/** Writes milliseconds as decimal minutes with two places. */
export function writeMinutes(ms: number): string {
  return (Math.round(ms / MS_PER_HUNDREDTH) / 100).toFixed(2);
}

/** Writes milliseconds as minutes and seconds; tenths only where there are any. */
export function writeClock(ms: number): string {
  const tenths = Math.round(ms / 100);
  const minutes = Math.floor(tenths / 600);
  const seconds = Math.floor((tenths % 600) / 10);
  const tail = tenths % 10 === 0 ? '' : `.${tenths % 10}`;
  return `${minutes}:${String(seconds).padStart(2, '0')}${tail}`;
}

/** Reads whole seconds from 0 to 999; null for anything else. */
export function readIncrement(text: string): number | null {
  return /^\d{1,3}$/.test(text.trim()) ? Number(text.trim()) * 1000 : null;
}
