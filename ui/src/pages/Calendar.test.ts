import { fireEvent, render, screen, waitFor } from '@testing-library/svelte';
import { expect, it } from 'vitest';

import { asked, program } from '../test/program';
import type { Appointment } from '../types';
import Calendar from './Calendar.svelte';

it('shows the month of today, and what is planned on a day at both places', async () => {
  program();
  render(Calendar);
  expect((await screen.findByTestId('month-title')).textContent).toBe('May 2026');
  await waitFor(() => expect(screen.getByTestId('day-2026-05-08').textContent).toContain('19:00'));
  expect(screen.queryByTestId('occasion')).toBeNull();
  await fireEvent.click(screen.getByTestId('day-2026-05-08'));
  expect(screen.getByTestId('occasion').textContent).toContain('Club evening');
  expect(screen.getByTestId('occasion-there').textContent).toMatch(/01:00 \(.*\) for Ștefan/);
});

it('lists what is to come in the agenda', async () => {
  program();
  render(Calendar);
  await screen.findByTestId('month-title');
  await fireEvent.click(screen.getByTestId('calendar-view-agenda'));
  await waitFor(() => expect(screen.getAllByTestId('occasion')).toHaveLength(2));
});

it('keeps a new appointment on the chosen day, and says first what is missing', async () => {
  const calls = program();
  render(Calendar);
  await fireEvent.click(await screen.findByTestId('day-2026-05-20'));
  await fireEvent.click(screen.getByTestId('calendar-new'));
  await fireEvent.click(screen.getByTestId('appointment-save'));
  expect(screen.getByTestId('appointment-title-fault').textContent).toContain('needs a title');
  await fireEvent.input(screen.getByTestId('appointment-title-input'), {
    target: { value: 'Return game' },
  });
  await fireEvent.click(screen.getByTestId('appointment-save'));
  await waitFor(() => expect(screen.queryByTestId('appointment')).toBeNull());
  const [kept] = asked(calls, 'keepAppointments') as Appointment[][];
  expect(kept).toMatchObject([
    { uid: '', title: 'Return game', start: '2026-05-20T19:00:00', zone: 'Europe/Bucharest' },
  ]);
});

it('shows what a file holds before any of it is kept', async () => {
  const calls = program();
  render(Calendar);
  await fireEvent.click(await screen.findByTestId('calendar-import'));
  // The tests' own browser reads no files.
  const file = Object.assign(new File(['BEGIN:VCALENDAR'], 'games.ics'), {
    arrayBuffer: async () => new ArrayBuffer(4),
  });
  await fireEvent.change(screen.getByTestId('import-file'), { target: { files: [file] } });
  const found = await screen.findByTestId('import-found');
  expect(found.textContent).toContain('was given an end');
  expect(screen.getByTestId('import-refused').textContent).toContain('“Mars” is not known');
  expect(asked(calls, 'keepAppointments')).toEqual([]);
  await fireEvent.click(screen.getByTestId('import-keep'));
  expect(asked(calls, 'keepAppointments')).toHaveLength(1);
});
