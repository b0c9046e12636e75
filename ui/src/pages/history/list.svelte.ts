/** The list of games as it is asked for and as it came: one page of rows at a time. */

import { backend } from '../../backend';
import type { GameRow, HistoryQuery, HistorySort, Outcome } from '../../types';
import { wordsOfThrown } from '../../widgets/errors';
import { type Narrowed, narrowedBy, UNNARROWED } from './narrowed';

/** Rows of one page. */
export const PAGE = 20;
const TYPING_PAUSE_MS = 200;

/** One screen's look at the stored games. */
export class GameList {
  text = $state('');
  /** Men on squares such as `Kg1 qd8`; empty for all games. */
  men = $state('');
  /** A rule set's name, `chess`, or empty for all. */
  rules = $state('');
  /** An outcome, or empty for all. */
  outcome = $state<Outcome | ''>('');
  /** An opponent's name, or empty for all. */
  opponent = $state('');
  /** Days, lengths, event and tag. */
  more = $state<Narrowed>({ ...UNNARROWED });
  sort = $state<HistorySort>('date');
  ascending = $state(false);
  offset = $state(0);
  /** Null until the first answer. */
  rows = $state.raw<GameRow[] | null>(null);
  total = $state<number | null>(null);
  /** There are more than `total`; they were not counted. */
  hasMore = $state(false);
  error = $state<string | null>(null);
  /** Whether something beside words, rules and result narrows the list. */
  readonly isNarrowed = $derived(Object.values(this.more).some((it) => it !== ''));
  readonly isFiltered = $derived(
    [this.text, this.rules, this.outcome, this.men, this.opponent].some((it) => it !== '') ||
      this.isNarrowed,
  );
  /** Whether games are looked for by men on squares, and by nothing else. */
  readonly isByMen = $derived(this.men.trim() !== '');
  /** Where a search by men goes on; null when it is through. */
  next = $state<number | null>(null);
  /** After how many changes of the board each game that was found had the men. */
  #steps: { [game: string]: number } = {};
  #asked = 0;

  /** What is asked now. */
  readonly query: HistoryQuery = $derived({
    text: this.text.trim(),
    rules: this.rules === '' ? null : this.rules,
    outcome: this.outcome === '' ? null : this.outcome,
    ...(this.opponent !== '' && { opponent: this.opponent }),
    ...narrowedBy(this.more),
    sort: this.sort,
    ascending: this.ascending,
    offset: this.offset,
    limit: PAGE,
  });

  constructor(opponent: string) {
    this.opponent = opponent;
  }

  /** Asks again whenever the question changes; the result ends it. Call it in an effect. */
  follow(): () => void {
    const { query } = this;
    const men = this.men.trim();
    const pause = this.rows === null ? 0 : TYPING_PAUSE_MS;
    const timer = setTimeout(() => void (men === '' ? this.#ask(query) : this.#look(men)), pause);
    return () => clearTimeout(timer);
  }

  /** Narrows the list; it starts again at its first page. */
  narrow(change: {
    text?: string;
    men?: string;
    rules?: string;
    outcome?: Outcome | '';
    opponent?: string;
    more?: Narrowed;
  }): void {
    Object.assign(this, change);
    this.offset = 0;
  }

  /** Shows all games again. */
  clear(): void {
    const more = { ...UNNARROWED };
    this.narrow({ text: '', men: '', rules: '', outcome: '', opponent: '', more });
  }

  /** Orders by a column; the same column again turns the order round. */
  order(sort: HistorySort): void {
    this.ascending = this.sort === sort ? !this.ascending : sort !== 'date';
    this.sort = sort;
    this.offset = 0;
  }

  /** After how many changes of the board a game that was found had the men. */
  stepOf({ game }: GameRow): number | undefined {
    return this.isByMen ? this.#steps[game] : undefined;
  }

  /** Looks for further games with the men. */
  async goOn(): Promise<void> {
    if (this.next !== null) await this.#look(this.men.trim(), this.next);
  }

  /** Deletes a game, once and for all. */
  async delete(row: GameRow): Promise<void> {
    await backend().deleteGame(row.game);
    if (this.rows?.length === 1 && this.offset > 0) this.offset -= PAGE;
    await (this.isByMen ? this.#look(this.men.trim()) : this.#ask(this.query));
  }

  async #look(men: string, from: number | null = null): Promise<void> {
    this.#asked += 1;
    const asked = this.#asked;
    try {
      const page = await backend().searchPositions(men, from);
      if (asked !== this.#asked) return;
      if (from === null) this.#steps = {};
      for (const { row, step } of page.found) this.#steps[row.game] = step;
      const found = page.found.map(({ row }) => row);
      this.rows = from === null ? found : [...(this.rows ?? []), ...found];
      this.total = this.rows.length;
      this.hasMore = false;
      this.next = page.next;
      this.error = null;
    } catch (thrown) {
      if (asked === this.#asked) this.error = wordsOfThrown(thrown);
    }
  }

  async #ask(query: HistoryQuery): Promise<void> {
    this.#asked += 1;
    const asked = this.#asked;
    try {
      const page = await backend().history(query);
      if (asked !== this.#asked) return;
      this.rows = page.rows;
      this.total = page.total;
      this.hasMore = page.has_more;
      this.error = null;
    } catch (thrown) {
      if (asked === this.#asked) this.error = wordsOfThrown(thrown);
    }
  }
}
