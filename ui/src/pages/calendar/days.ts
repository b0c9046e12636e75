/** Local days as texts, `2026-05-01`, and months, `2026-05`; no zone has a part in them. */

const DAY_MS = 86_400_000;

/** The day so many days later. */
export function addDays(day: string, days: number): string {
  return written(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS);
}

/** The month so many months later. */
export function addMonths(month: string, months: number): string {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return written(Date.UTC(year, number - 1 + months, 1)).slice(0, 7);
}

/** The weeks that a month has days in, each from Monday to Sunday. */
export function weeksOf(month: string): string[][] {
  const first = `${month}-01`;
  const weeks: string[][] = [];
  let monday = addDays(first, -((weekday(first) + 6) % 7));
  while (weeks.length === 0 || monday.startsWith(month)) {
    weeks.push([0, 1, 2, 3, 4, 5, 6].map((day) => addDays(monday, day)));
    monday = addDays(monday, 7);
  }
  return weeks;
}

/** Whether a text is a day that there is. */
export function isDay(text: string): boolean {
  return /^\d{4}-\d\d-\d\d$/.test(text) && written(Date.parse(`${text}T00:00:00Z`)) === text;
}

/** A day or a month in words. */
export function dayWords(
  day: string,
  language: string,
  form: Intl.DateTimeFormatOptions = {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
  },
): string {
  return new Intl.DateTimeFormat(language, { ...form, timeZone: 'UTC' }).format(
    Date.parse(`${day}T00:00:00Z`),
  );
}

/** A local moment such as `2026-05-01T19:00`; its day is told where it is not this one. */
export function timeWords(moment: string, day: string, language: string): string {
  const [its = '', time = ''] = moment.split('T');
  if (its === day) return time;
  return `${time} (${dayWords(its, language, { weekday: 'short', day: 'numeric', month: 'short' })})`;
}

function weekday(day: string): number {
  return new Date(`${day}T00:00:00Z`).getUTCDay();
}

function written(at: number): string {
  return Number.isNaN(at) ? '' : new Date(at).toISOString().slice(0, 10);
}
