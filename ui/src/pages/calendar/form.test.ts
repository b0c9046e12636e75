import { expect, test } from 'vitest';

import type { Appointment } from '../../types';
import { appointmentOf, faultsOf, formOf, leadWords, newForm } from './form';

const evening: Appointment = {
  uid: 'a@example',
  title: 'Club evening',
  opponent: 'Ștefan',
  game: { rules: 'english', main_ms: 2_700_000, increment_ms: 5_000 },
  start: '2026-05-01T19:00:00',
  zone: 'Europe/Bucharest',
  opponent_zone: 'Asia/Tokyo',
  minutes: 90,
  leads: [0, 15],
  repeat: { every: 'week', interval: 2, end: { after: 3 } },
  notes: 'Bring a clock',
};

test('an appointment that is changed in nothing stays what it is', () => {
  expect(appointmentOf(formOf(evening, 'UTC'))).toEqual(evening);
  const plain: Appointment = { ...evening, game: null, opponent_zone: null, repeat: null };
  expect(appointmentOf(formOf(plain, 'UTC'))).toEqual(plain);
  const until: Appointment = {
    ...evening,
    repeat: { every: 'day', interval: 1, end: { on: '2026-06-01' } },
  };
  expect(appointmentOf(formOf(until, 'UTC'))).toEqual(until);
});

test('what is wrong is told at its field', () => {
  const form = { ...newForm('2026-05-01', 'UTC'), title: 'Evening' };
  expect(faultsOf(form)).toEqual({});
  const bad = { ...form, title: ' ', date: '2026-02-30', time: '24:00', length: '0' };
  expect(Object.keys(faultsOf(bad))).toEqual(['title', 'date', 'time', 'length']);
  const repeated = { ...form, repeat: 'week' as const, interval: '0', times: '521' };
  expect(Object.keys(faultsOf(repeated))).toEqual(['interval', 'times']);
  expect(Object.keys(faultsOf({ ...repeated, interval: '1', end: 'on' }))).toEqual(['last']);
  const played = { ...form, rules: 'se', minutes: 'many', increment: '' };
  expect(Object.keys(faultsOf(played))).toEqual(['minutes', 'increment']);
});

test('a lead is told in its largest unit', () => {
  expect([0, 1, 90, 120, 1_440, 20_160].map(leadWords)).toEqual([
    'At the beginning',
    '1 minute before',
    '90 minutes before',
    '2 hours before',
    '1 day before',
    '2 weeks before',
  ]);
});
