/** The game on the table as the page knows it: the last view, its log, and when it arrived. */

import { backend } from '../backend';
import { otherSide } from '../board/cells';
import type { Advance, GameRow, Lights, Line, Notice, Push, Side, View } from '../types';

/** Who sits down at a hand-over. */
export interface HandOver {
  to: Side;
  name: string;
  /** He sits down only to answer a request, in the other one's time. */
  answers?: boolean;
}

class Table {
  view = $state.raw<View | null>(null);
  lines = $state.raw<Line[]>([]);
  /** The page's clock when the view arrived, in milliseconds; clocks count down from here. */
  arrived = $state.raw(0);
  /** While it is set nothing of the game is shown, and nothing of it is kept here. */
  handOver = $state.raw<HandOver | null>(null);
  /** The game that has ended on the table and can be replayed. */
  ended = $state.raw<string | null>(null);
  notices = $state.raw<Notice[]>([]);
  /** The game's number in the history, once it is known. */
  number = $state.raw<number | null>(null);
  /** The game's state lies over the window. */
  showsStatus = $state(false);
  /** How two machines hear each other; null where everybody sits at this one. */
  lights = $state.raw<Lights | null>(null);
  /** The own move that waits for the other side's. */
  advance = $state.raw<Advance>({ advance: 'none' });
  /** The answer to what was typed, or why something was refused. */
  answer = $state.raw('');

  /** Takes what the program pushes. */
  hear(push: Push): void {
    switch (push.push) {
      case 'frame':
        this.take(push.view, push.first, push.lines);
        break;
      case 'hand_over':
        this.hide({ to: push.to, name: push.name });
        break;
      case 'advance':
        this.advance = push.advance;
        break;
      case 'ended':
        this.ended = push.game;
        break;
      case 'lights':
        this.lights = push.lights;
        break;
      case 'begun':
        break;
      case 'notice':
        this.notices = [...this.notices, push.notice];
        break;
    }
  }

  /** Empties the table before another game comes to it. */
  clear(): void {
    this.view = null;
    this.lines = [];
    this.handOver = null;
    this.ended = null;
    this.number = null;
    this.showsStatus = false;
    this.advance = { advance: 'none' };
    this.answer = '';
  }

  /** Hides everything: the seat passes on to the one who sits down. */
  pass(view: View): void {
    const to = nextAtBoard(view);
    if (to) this.hide({ to, name: view.terms.names[to] });
  }

  /** Hides everything: the other one sits down to answer a request. */
  callToAnswer(view: View): void {
    const to = otherSide(view.seat);
    this.hide({ to, name: view.terms.names[to], answers: true });
  }

  /** Finds the game's number in the history; a game that goes on stands among the unfinished ones. */
  async learnNumber(): Promise<void> {
    const game = this.view?.game;
    if (this.number !== null || game === undefined) return;
    // Without a number the game goes on as well.
    const { unfinished } = await backend()
      .startup()
      .catch(() => ({ unfinished: [] as GameRow[] }));
    if (this.view?.game !== game) return;
    this.number = unfinished.find((row) => row.game === game)?.number ?? null;
  }

  /** Takes a told notice away. */
  dismiss(notice: Notice): void {
    this.notices = this.notices.filter((other) => other !== notice);
  }

  private hide(handOver: HandOver): void {
    this.clear();
    this.handOver = handOver;
  }

  private take(view: View, first: number, lines: Line[]): void {
    if (view.phase.phase === 'hand_over' && view.phase.to === view.seat) {
      this.pass(view);
      return;
    }
    // What the seat that is left still hears, such as a time warning, shows nothing of its board.
    if (this.handOver?.answers && this.handOver.to !== view.seat) return;
    if (this.view && this.view.game !== view.game) this.clear();
    this.handOver = null;
    this.view = view;
    this.lines = [...this.lines.slice(0, first), ...lines];
    this.arrived = performance.now();
  }
}

/** Two people at one machine: who sits down when this one leaves the board; null while it is his. */
export function nextAtBoard({ phase, terms, turn, seat }: View): Side | null {
  if (phase.phase === 'hand_over') return phase.to;
  return terms.hand_over && phase.phase === 'playing' && turn !== seat ? turn : null;
}

export const table = new Table();
