import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { beforeEach, describe, expect, it, vi } from 'vitest';

import { app } from '../../app.svelte';
import { recorded } from '../../backend.recorded';
import { clockText } from '../../table/clock';
import { type Call, asked, program } from '../../test/program';
import ReplayScreen from './ReplayScreen.svelte';

const { record } = recorded;
const last = record.steps.length - 1;
const get = (id: string) => screen.getByTestId(id);
const press = (key: string, more: KeyboardEventInit = {}) =>
  fireEvent.keyDown(document.body, { key, ...more });
const place = () => Number(get('replay-place').textContent?.split('/')[0]);
const current = () => document.querySelector<HTMLElement>('[aria-current="step"]');

describe('the replay', () => {
  let calls: Call[];
  beforeEach(() => {
    calls = program();
    render(ReplayScreen, { record });
  });

  it('lists every step with what was tried and said', () => {
    const rows = screen.getAllByTestId('replay-step');
    expect(rows).toHaveLength(record.steps.length);
    const end = rows[last]?.getAttribute('aria-label');
    expect(end).toContain(record.steps[last]?.tried?.notation);
    expect(end).toContain('Checkmate. Black wins.');
    const refused = record.steps.findIndex((step) => step.tried?.verdict === 'no');
    expect(rows[refused]?.textContent).toContain('No');
  });

  it('steps by buttons, keys, slider, list and clicks on the board', async () => {
    await fireEvent.click(get('replay-forward'));
    expect(place()).toBe(1);
    await press('ArrowRight');
    expect(place()).toBe(2);
    await press('ArrowLeft');
    expect(place()).toBe(1);
    await press('End');
    expect(place()).toBe(last);
    await press('Home');
    expect(place()).toBe(0);
    await fireEvent.input(get('replay-slider'), { target: { value: '7' } });
    expect(place()).toBe(7);
    await fireEvent.click(get('replay-board'));
    expect(place()).toBe(8);
    await fireEvent.contextMenu(get('replay-board'));
    expect(place()).toBe(7);
    await fireEvent.click(screen.getAllByTestId('replay-step')[12] as HTMLElement);
    expect(place()).toBe(12);
    expect(current()?.dataset.index).toBe('12');
  });

  it('shows the clocks of the step', async () => {
    await press('End');
    const left = record.steps[last]?.left_ms?.white ?? 0;
    expect(get('replay-clock-white').textContent?.trim()).toBe(clockText(left, 'below_ten'));
  });

  it('shows a side only what it heard', async () => {
    const unheard = record.steps.filter(
      (step) => step.tried?.by === 'black' && step.tried.verdict === 'error',
    ).length;
    expect(unheard).toBeGreaterThan(0);
    await fireEvent.click(get('replay-side-white'));
    expect(screen.getAllByTestId('replay-step')).toHaveLength(record.steps.length - unheard);
    expect(get('board').dataset.bottom).toBe('white');
    await fireEvent.click(get('replay-side-black'));
    expect(get('board').dataset.bottom).toBe('black');
    await press('f');
    expect(get('board').dataset.bottom).toBe('white');
  });

  it('writes the dummies as letters by choice', async () => {
    const count = (tone: string) => document.querySelectorAll(`.letters .${tone}`).length;
    const dummies = record.steps[0]?.dummies;
    expect(count('own'), 'at first only what the side believed of its enemy').toBe(0);
    await fireEvent.click(get('letters-both'));
    expect([count('enemy'), count('own')]).toEqual([dummies?.white.length, dummies?.black.length]);
    const pawns = (side: 'white' | 'black') =>
      dummies?.[side].filter(({ kind }) => kind === 'p').length;
    await fireEvent.click(get('pawns-only'));
    expect([count('enemy'), count('own')]).toEqual([pawns('white'), pawns('black')]);
    await fireEvent.click(get('pawns-only'));
    await fireEvent.click(get('letters-enemy'));
    expect(count('own')).toBe(0);
    await fireEvent.click(get('letters-none'));
    expect(count('enemy')).toBe(0);
    expect(screen.queryByTestId('letters-legend')).toBeNull();
  });

  it('shows the cubes and highlighted squares of the step', async () => {
    const steps = record.steps.map((step) => ({
      ...step,
      cubes: { white: [{ cell: 'c5', pawn: null }], black: [{ cell: 'c5', pawn: null }] },
      highlights: { white: [{ cell: 'h7', red: true }], black: [] },
    }));
    cleanup();
    render(ReplayScreen, { record: { ...record, steps } });
    const cubes = () => screen.queryAllByTestId('replay-cube').map(({ dataset }) => dataset.tone);
    expect(cubes()).toEqual(['enemy']);
    expect(get('replay-highlight').dataset.cell).toBe('h7');
    await fireEvent.click(get('letters-both'));
    expect(cubes()).toEqual(['enemy', 'own']);
    await fireEvent.click(get('letters-none'));
    expect([cubes(), screen.queryByTestId('replay-highlight')]).toEqual([[], null]);
  });

  it('keeps the choice of marks for the next replay', async () => {
    await fireEvent.click(get('letters-friendly'));
    await fireEvent.click(get('pawns-only'));
    expect(app.settings).toMatchObject({ replay_letters: 'friendly', replay_pawns_only: true });
    expect(asked(calls, 'saveSettings')).toHaveLength(2);
  });

  it('opens its options and shows a slide', async () => {
    const moving = vi.spyOn(window, 'matchMedia');
    moving.mockImplementation(() => ({ matches: false }) as MediaQueryList);
    await fireEvent.click(get('replay-options'));
    moving.mockRestore();
    await fireEvent.change(get('settings-replay-speed'), { target: { value: '250' } });
    expect(app.settings.replay_step_ms).toBe(250);
    await fireEvent.input(get('replay-slide'), { target: { value: '100' } });
    expect(app.settings.replay_slide_ms).toBe(100);
    await fireEvent.click(get('options-letters-none'));
    expect(screen.queryByTestId('letters-legend')).toBeNull();
    await fireEvent.click(get('options-cubes'));
    expect(app.settings.replay_cubes).toBe(false);
    await fireEvent.click(get('replay-calibrate'));
    await vi.waitFor(
      () => expect(get('replay-calibrated').textContent).toMatch(/took 0\.\d+ seconds/),
      { timeout: 5000 },
    );
    await fireEvent.submit(get('replay-options-close').closest('form') as HTMLFormElement);
    expect(screen.queryByTestId('replay-options-dialog')).toBeNull();
  });

  it('plays by itself at the chosen speed', async () => {
    vi.useFakeTimers();
    await press(' ');
    await vi.advanceTimersByTimeAsync(3 * app.settings.replay_step_ms);
    vi.useRealTimers();
    expect(place()).toBe(3);
    expect(get('replay-pause')).toBeDefined();
    await press(' ');
    expect(get('replay-play')).toBeDefined();
  });

  it('leaves the keys to fields, menus and dialogs', async () => {
    for (const tag of ['<select></select>', '<div role="menubar"><button></button></div>']) {
      document.body.insertAdjacentHTML('beforeend', tag);
      const control = document.body.lastElementChild as Element;
      await fireEvent.keyDown(control.firstElementChild ?? control, { key: 'ArrowRight' });
      control.remove();
    }
    expect(place()).toBe(0);
    await fireEvent.keyDown(screen.getAllByTestId('replay-step')[0] as Element, { key: ' ' });
    expect(get('replay-pause')).toBeDefined();
    await fireEvent.keyDown(get('replay-pause'), { key: ' ' });
    expect(get('replay-pause')).toBeDefined();
  });

  it('keeps notes and tags of the game, whose keys are their own', async () => {
    await fireEvent.click(get('remarks-open'));
    const notes = await screen.findByTestId<HTMLTextAreaElement>('remarks-notes-input');
    expect(notes.value).toBe('The rook was lost at once.');
    await fireEvent.keyDown(notes, { key: 'ArrowRight' });
    expect(place()).toBe(0);
    await fireEvent.input(get('remarks-tags-input'), { target: { value: 'rook; end game,' } });
    await fireEvent.click(get('remarks-save'));
    await vi.waitFor(() => expect(screen.queryByTestId('remarks')).toBeNull());
    expect(calls.filter(([name]) => name === 'saveRemarks')).toEqual([
      ['saveRemarks', record.game, { tags: ['rook', 'end game'], notes: notes.value }],
    ]);
  });

  it('copies the position and leads back to the history', async () => {
    const writeText = vi.fn().mockResolvedValue(undefined);
    Object.assign(navigator, { clipboard: { writeText } });
    await press('End');
    await press('c', { ctrlKey: true });
    expect(writeText).toHaveBeenCalledWith(record.steps[last]?.fen);
    await fireEvent.click(get('replay-history'));
    expect(app.screen.name).toBe('history');
  });
});
