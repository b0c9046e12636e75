/** An appointment as it is filled in, and what is wrong with it. */

import { t } from '../../i18n';
import type { Appointment, Every } from '../../types';
import { readIncrement, readMinutes, writeMinutes } from '../request/minutes';
import { isDay } from './days';

/** Leads that are offered, in minutes. */
export const LEADS = [0, 5, 15, 60, 1_440, 10_080];
/** A repeated appointment has at most so many occasions. */
export const MOST_TIMES = 520;
/** The longest appointment, in minutes: a week. */
const LONGEST = 10_080;
const MOST_INTERVAL = 365;

/** What is typed and chosen. */
export interface AppointmentForm {
  /** Empty for a new one. */
  uid: string;
  title: string;
  opponent: string;
  /** What is played, or empty. */
  rules: string;
  minutes: string;
  increment: string;
  date: string;
  time: string;
  zone: string;
  length: string;
  /** The opponent's zone, or empty. */
  opponentZone: string;
  leads: number[];
  repeat: Every | '';
  interval: string;
  end: 'after' | 'on';
  times: string;
  last: string;
  notes: string;
}

/** A field that can be wrong. */
export type Field =
  'title' | 'date' | 'time' | 'length' | 'minutes' | 'increment' | 'interval' | 'times' | 'last';
export type Faults = Partial<Record<Field, string>>;

/** A new appointment on a day. */
export function newForm(day: string, home: string): AppointmentForm {
  return {
    uid: '',
    title: '',
    opponent: '',
    rules: '',
    minutes: '45.00',
    increment: '0',
    date: day,
    time: '19:00',
    zone: home,
    length: '90',
    opponentZone: '',
    leads: [15],
    repeat: '',
    interval: '1',
    end: 'after',
    times: '10',
    last: '',
    notes: '',
  };
}

/** One that is there, to be changed. */
export function formOf(appointment: Appointment, home: string): AppointmentForm {
  const { game, repeat } = appointment;
  const [date = '', time = ''] = appointment.start.split('T');
  const form: AppointmentForm = {
    ...newForm(date, home),
    uid: appointment.uid,
    title: appointment.title,
    opponent: appointment.opponent,
    rules: game?.rules ?? '',
    minutes: game?.main_ms == null ? '' : writeMinutes(game.main_ms),
    increment: String((game?.increment_ms ?? 0) / 1000),
    time: time.slice(0, 5),
    zone: appointment.zone,
    length: String(appointment.minutes),
    opponentZone: appointment.opponent_zone ?? '',
    leads: [...appointment.leads],
    notes: appointment.notes,
  };
  if (repeat === null) return form;
  form.repeat = repeat.every;
  form.interval = String(repeat.interval);
  if ('after' in repeat.end) form.times = String(repeat.end.after);
  else Object.assign(form, { end: 'on', last: repeat.end.on });
  return form;
}

/** What is wrong with what is filled in, in words. */
export function faultsOf(form: AppointmentForm): Faults {
  const faults: Faults = {};
  const example = '2026-05-01';
  const number = (field: Field, text: string, most: number) => {
    if (whole(text, most) === null)
      faults[field] = t('appointment-bad-number', { least: 1, most: String(most) });
  };
  if (form.title.trim() === '') faults.title = t('appointment-fault-no-title');
  if (!isDay(form.date.trim())) faults.date = t('appointment-bad-date', { example });
  if (!isTime(form.time)) faults.time = t('appointment-bad-time');
  number('length', form.length, LONGEST);
  if (form.rules !== '') {
    if (form.minutes.trim() !== '' && readMinutes(form.minutes) === null)
      faults.minutes = t('appointment-bad-minutes');
    if (readIncrement(form.increment) === null)
      faults.increment = t('appointment-bad-number', { least: 0, most: '999' });
  }
  if (form.repeat === '') return faults;
  number('interval', form.interval, MOST_INTERVAL);
  if (form.end === 'after') number('times', form.times, MOST_TIMES);
  else if (!isDay(form.last.trim())) faults.last = t('appointment-bad-date', { example });
  return faults;
}

/** The appointment; only of a form without faults. */
export function appointmentOf(form: AppointmentForm): Appointment {
  const interval = Number(form.interval);
  const end = form.end === 'after' ? { after: Number(form.times) } : { on: form.last.trim() };
  return {
    uid: form.uid,
    title: form.title.trim(),
    opponent: form.opponent.trim(),
    game:
      form.rules === ''
        ? null
        : {
            rules: form.rules,
            main_ms: readMinutes(form.minutes),
            increment_ms: readIncrement(form.increment) ?? 0,
          },
    start: `${form.date.trim()}T${form.time.trim().padStart(5, '0')}:00`,
    zone: form.zone,
    opponent_zone: form.opponentZone === '' ? null : form.opponentZone,
    minutes: Number(form.length),
    leads: [...form.leads].sort((one, other) => one - other),
    repeat: form.repeat === '' ? null : { every: form.repeat, interval, end },
    notes: form.notes.trim(),
  };
}

/** A lead in words. */
export function leadWords(minutes: number): string {
  const units: [unit: string, length: number][] = [
    ['weeks', 10_080],
    ['days', 1_440],
    ['hours', 60],
  ];
  const [unit, length] = units.find(([, length]) => minutes > 0 && minutes % length === 0) ?? [
    minutes === 0 ? 'start' : 'minutes',
    1,
  ];
  return t('appointment-lead', { unit, count: minutes / length });
}

function isTime(text: string): boolean {
  return /^([01]?\d|2[0-3]):[0-5]\d$/.test(text.trim());
}

function whole(text: string, most: number): number | null {
  const number = /^\d{1,5}$/.test(text.trim()) ? Number(text) : 0;
  return number >= 1 && number <= most ? number : null;
}
