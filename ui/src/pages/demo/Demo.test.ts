import { fireEvent, render, screen } from '@testing-library/svelte';
import { beforeEach, describe, expect, it } from 'vitest';

import { app } from '../../app.svelte';
import { asked, program } from '../../test/program';
import Demo from '../Demo.svelte';
import DemoDialog from './DemoDialog.svelte';
import { DEMOS, demoList } from './demos.svelte';

const get = (id: string) => screen.getByTestId(id);

it('the list names every demo and opens the one that is pressed', async () => {
  program();
  demoList.isOpen = true;
  render(DemoDialog);
  for (const demo of DEMOS) expect(get(`demo-${demo}`).textContent).not.toContain(`demo-${demo}`);
  await fireEvent.click(get('demo-queen'));
  expect(app.screen).toEqual({ name: 'demo', demo: 'queen' });
  expect(demoList.isOpen).toBe(false);
});

describe('a demo', () => {
  let calls: ReturnType<typeof program>;
  beforeEach(async () => {
    calls = program();
    render(Demo, { name: 'mate' });
    await screen.findByTestId('demo-note');
  });

  it('shows the newest comment that is not on a later step', async () => {
    expect(asked(calls, 'demo')).toEqual(['mate']);
    expect(get('demo-note').dataset.note).toBe('demo-mate-start');
    for (let step = 0; step < 4; step += 1) await fireEvent.click(get('replay-forward'));
    expect(get('demo-note').dataset.note).toBe('demo-mate-try');
  });

  it('writes both sides’ dummies as letters, or none', async () => {
    const count = () => document.querySelectorAll('.letters span').length;
    expect(count()).toBeGreaterThan(16);
    await fireEvent.click(get('demo-letters'));
    expect(count()).toBe(0);
    expect(asked(calls, 'saveSettings')).toEqual([]);
  });

  it('draws the enemy black by choice, whoever is looked through', async () => {
    const king = () => get('cell-e8').getAttribute('aria-label');
    await fireEvent.click(get('replay-side-black'));
    expect(king()).toContain('black king');
    await fireEvent.click(get('demo-enemy-black'));
    expect(king()).toContain('white king');
    await fireEvent.click(get('replay-side-white'));
    expect(king()).toContain('black king');
  });
});
