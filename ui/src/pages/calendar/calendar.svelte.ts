/** What the calendar shows: a month or the coming year, and which dialog is open over it. */

import { backend } from '../../backend';
import type { Appointment, CalendarPage, Occasion } from '../../types';
import { wordsOfThrown } from '../../widgets/errors';
import { type AppointmentForm, formOf, newForm } from './form';
import { addMonths, weeksOf } from './days';

/** Days that the agenda looks ahead. */
const AHEAD = 366;

export type CalendarView = 'month' | 'agenda';

/** An occasion with its appointment. */
export interface Shown {
  occasion: Occasion;
  appointment: Appointment;
}

/** One look at the calendar. */
export class CalendarState {
  view = $state<CalendarView>('month');
  /** The month that is shown; empty before the first answer. */
  month = $state('');
  /** The day whose occasions are listed beside the month. */
  day = $state('');
  page = $state.raw<CalendarPage | null>(null);
  error = $state<string | null>(null);
  /** The appointment that is filled in. */
  form = $state<AppointmentForm | null>(null);
  /** The other dialog that is open. */
  file = $state<'import' | 'export' | null>(null);
  #asked = 0;

  /** The occasions with their appointments, the earliest first. */
  readonly shown: Shown[] = $derived.by(() => {
    const all = this.page?.appointments ?? [];
    const appointments: Partial<{ [uid: string]: Appointment }> = Object.fromEntries(
      all.map((it) => [it.uid, it]),
    );
    return (this.page?.occasions ?? []).flatMap((occasion) => {
      const appointment = appointments[occasion.uid];
      return appointment ? [{ occasion, appointment }] : [];
    });
  });

  /** The occasions by their local days, the earliest first. */
  readonly byDay = $derived.by(() => {
    const days: { [day: string]: Shown[] } = {};
    for (const shown of this.shown) (days[shown.occasion.here.slice(0, 10)] ??= []).push(shown);
    return days;
  });

  /** Asks for what is to be shown. Call it in an effect. */
  async ask(): Promise<void> {
    this.#asked += 1;
    const asked = this.#asked;
    try {
      const page = await this.#read();
      if (asked !== this.#asked) return;
      this.page = page;
      this.error = null;
    } catch (thrown) {
      if (asked === this.#asked) this.error = wordsOfThrown(thrown);
    }
  }

  async #read(): Promise<CalendarPage> {
    if (this.view === 'agenda' && this.page !== null) {
      return backend().calendar(this.page.today, AHEAD);
    }
    if (this.month !== '') {
      const weeks = weeksOf(this.month);
      return backend().calendar(weeks[0]?.[0] ?? '', 7 * weeks.length);
    }
    // Which day it is there, the program knows.
    const { today } = await backend().calendar('2000-01-01', 0);
    this.day = today;
    this.month = today.slice(0, 7);
    return this.#read();
  }

  /** Shows another month, with its first day. */
  turn(months: number): void {
    this.month = addMonths(this.month, months);
    this.day = `${this.month}-01`;
  }

  /** Shows the month of today. */
  toToday(): void {
    this.day = this.page?.today ?? this.day;
    this.month = this.day.slice(0, 7);
  }

  /** Opens the form of a new appointment on the day that is chosen, or of one that is there. */
  write(appointment?: Appointment): void {
    const home = this.page?.home ?? 'UTC';
    const day = this.view === 'month' ? this.day : (this.page?.today ?? this.day);
    this.form = appointment ? formOf(appointment, home) : newForm(day, home);
  }

  /** Deletes an appointment with all its occasions. */
  async delete(appointment: Appointment): Promise<void> {
    try {
      await backend().deleteAppointment(appointment.uid);
    } catch (thrown) {
      this.error = wordsOfThrown(thrown);
      return;
    }
    await this.ask();
  }

  /** A dialog has closed; what it kept is shown. */
  async close(): Promise<void> {
    this.form = null;
    this.file = null;
    await this.ask();
  }
}
