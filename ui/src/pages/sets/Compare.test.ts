import { fireEvent, render, screen, within } from '@testing-library/svelte';
import { beforeEach, describe, expect, it } from 'vitest';

import { recorded } from '../../backend.recorded';
import { program } from '../../test/program';
import type { OfferedSet } from '../../types';
import Compare from './Compare.svelte';

const get = (id: string) => screen.getByTestId(id);
const columns = () =>
  within(get('sets-table'))
    .getAllByRole('columnheader')
    .slice(1)
    .map((head) => head.textContent?.replace(/\s+/g, ' ').trim());

function withOwn(): OfferedSet[] {
  const own = structuredClone(recorded.startup.rule_sets.find(({ set }) => set.base === 'rand')!);
  own.own = 5;
  own.set.title = 'Club';
  own.set.stalemate = 'loses';
  return [...recorded.startup.rule_sets, own];
}

describe('the comparison of rule sets', () => {
  beforeEach(() => void program());

  it('shows as many sets as fit, the one that is asked about first', async () => {
    render(Compare, { sets: withOwn(), first: 'wild16', width: 800 });
    expect(columns()).toEqual(['Wild 16', 'SE', 'English']);
    await fireEvent.click(get('sets-choose-english'));
    await fireEvent.click(get('sets-choose-rand'));
    await fireEvent.click(get('sets-choose-own-5'));
    expect(columns()).toEqual(['Wild 16', 'SE', 'RAND', 'Club Made from RAND']);
  });

  it('marks what differs from the first set, and can leave out the rest', async () => {
    render(Compare, { sets: withOwn(), first: 'rand', width: 100 });
    await fireEvent.click(get('sets-choose-own-5'));
    await fireEvent.click(get('sets-choose-se'));
    expect(columns()).toEqual(['RAND', 'Club Made from RAND']);
    const stalemate = within(get('sets-rule-stalemate')).getAllByRole('cell');
    expect(stalemate.map((cell) => cell.classList.contains('marked'))).toEqual([false, true]);
    await fireEvent.click(get('sets-only-differences'));
    expect(screen.queryByTestId('sets-rule-hidden')).toBeNull();
    expect(get('sets-rule-stalemate').textContent).toMatch(/\(differs\)/);
    await fireEvent.click(get('sets-choose-rand'));
    expect(get('sets-same').textContent).toMatch(/say the same/);
  });

  it('tells what the sources say where a set can be changed', async () => {
    render(Compare, { sets: withOwn(), first: 'rand', width: 100 });
    expect(screen.queryByTestId('sets-sources')).toBeNull();
    await fireEvent.click(get('sets-readings-stalemate'));
    expect(get('sets-sources').textContent).toMatch(/rule 20/);
    expect(screen.queryByTestId('sets-readings-checks')).toBeNull();
  });

  it('keeps one set at least', async () => {
    render(Compare, { sets: withOwn(), first: 'rand', width: 100 });
    await fireEvent.click(get('sets-choose-se'));
    await fireEvent.click(get('sets-choose-rand'));
    expect(columns()).toEqual(['RAND']);
  });
});
