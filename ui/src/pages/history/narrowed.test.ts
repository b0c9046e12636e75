import { beforeAll, describe, expect, it } from 'vitest';

import { setLanguage } from '../../i18n';
import { faultsOf, type Narrowed, narrowedBy, UNNARROWED } from './narrowed';

const fields = (change: Partial<Narrowed>): Narrowed => ({ ...UNNARROWED, ...change });
const day = (year: number, month: number, day: number) => new Date(year, month - 1, day).getTime();

beforeAll(() => setLanguage('en'));

describe('what narrows the list', () => {
  it('is nothing at first', () => {
    expect(narrowedBy(UNNARROWED)).toEqual({});
    expect(faultsOf(UNNARROWED)).toEqual({});
  });

  it('takes whole local days, the last one too, and moves as half-moves', () => {
    const typed = fields({ from: ' 2026-05-01 ', until: '2026-05-31', least: '10', most: '40' });
    expect(narrowedBy(typed)).toEqual({
      from: day(2026, 5, 1),
      until: day(2026, 6, 1),
      least_plies: 19,
      most_plies: 80,
    });
    expect(narrowedBy(fields({ event: 'Cup', tag: 'rook' }))).toEqual({
      event: 'Cup',
      tag: 'rook',
    });
  });

  it.each<[Partial<Narrowed>, string[]]>([
    [{ from: '1 May' }, ['from']],
    [{ until: '2026-02-30' }, ['until']],
    [{ from: '2026-05-02', until: '2026-05-01' }, ['until']],
    [{ from: '2026-05-01', until: '2026-05-01' }, []],
    [{ least: '0' }, ['least']],
    [{ least: 'ten', most: '1.5' }, ['least', 'most']],
    [{ least: '11', most: '10' }, ['most']],
    [{ least: '10000' }, ['least']],
  ])('%j is wrong in %j', (change, wrong) => {
    const typed = fields(change);
    expect(Object.keys(faultsOf(typed))).toEqual(wrong);
    const part = narrowedBy(typed);
    expect('until' in part && wrong.includes('until')).toBe(false);
    expect('most_plies' in part && wrong.includes('most')).toBe(false);
  });
});
