import { fireEvent, render, screen, within } from '@testing-library/svelte';
import { beforeEach, describe, expect, it, vi } from 'vitest';

import { recorded } from '../../backend.recorded';
import { asked, program } from '../../test/program';
import type { OfferedSet, WindowError } from '../../types';
import OwnSets from './OwnSets.svelte';
import SetEditor from './SetEditor.svelte';

const get = (id: string) => screen.getByTestId(id);
const save = () => fireEvent.click(get('set-save'));
const name = (title: string) =>
  fireEvent.input(get('set-name-input'), { target: { value: title } });
const rand = recorded.startup.rule_sets.find(({ set }) => set.base === 'rand')!;

describe('the editor of a set', () => {
  const onclose = vi.fn();
  beforeEach(() => onclose.mockReset());

  it('shows every option with its source, and saves what was changed', async () => {
    const calls = program();
    render(SetEditor, { offered: rand, onclose });
    for (const { key } of rand.options) {
      expect(get(`set-option-${key}`).textContent, key).toMatch(/\.\s*$/);
    }
    await name(' Ladder ');
    await fireEvent.change(get('set-stalemate-select'), { target: { value: 'loses' } });
    expect(within(get('set-option-stalemate')).getByText(/Published: A draw/)).toBeDefined();
    await save();
    await vi.waitFor(() => expect(onclose).toHaveBeenCalled());
    const [, own, set] = calls.find(([called]) => called === 'saveSet')!;
    expect(own).toBeNull();
    expect(set).toMatchObject({ base: 'rand', title: 'Ladder', options: { stalemate: 'loses' } });
  });

  it.each([
    ['', /1 to 40/],
    ['x'.repeat(41), /has 41/],
  ])('refuses the name %j in a sentence', async (title, words) => {
    const calls = program();
    render(SetEditor, { offered: rand, onclose });
    await name(title);
    await save();
    expect(get('set-name-fault').textContent).toMatch(words);
    expect(asked(calls, 'saveSet')).toEqual([]);
  });

  it('shows what the program says of a name at the name, and all else below', async () => {
    const field = (code: string, at: string): WindowError => ({
      error: 'field',
      field: at,
      code,
      args: {},
      detail: 'rand has no option "x"',
    });
    let error = field('title-taken', 'title');
    program({ saveSet: () => Promise.reject(error) });
    render(SetEditor, { offered: rand, onclose });
    await save();
    await vi.waitFor(() => expect(get('set-name-fault').textContent).toMatch(/already/));
    error = field('bad-option', 'rule_set');
    await name('Other');
    expect(screen.queryByTestId('set-name-fault')).toBeNull();
    await save();
    await vi.waitFor(() => expect(get('set-error').textContent).toMatch(/no option "x"/));
    expect(onclose).not.toHaveBeenCalled();
  });
});

describe('the own sets', () => {
  it('are listed with what was changed, and those that cannot be read are told', async () => {
    const club: OfferedSet = structuredClone({ ...rand, own: 3 });
    club.set.title = 'Club';
    club.options[0]!.value = 'false';
    const fault = { fault: 'unknown_value', rule: 'capture', value: 'weight' } as const;
    const calls = program(
      {},
      {
        rule_sets: [...recorded.startup.rule_sets, club],
        unread_sets: [{ own: 4, title: 'Later', fault }],
      },
    );
    render(OwnSets);
    expect(get('own-set').textContent).toMatch(/Club.*RAND.*1 rule changed/s);
    expect(get('unread-set').textContent).toMatch(/Later.*“capture” is “weight”/s);
    await fireEvent.click(within(get('own-set')).getByTestId('own-set-delete'));
    await fireEvent.click(get('own-set-delete-yes'));
    await vi.waitFor(() => expect(asked(calls, 'deleteSet')).toEqual([3]));
  });
});
