import { describe, expect, it } from 'vitest';

import type { Line, LineEvent } from '../types';
import { alertOf, saidIn } from './chat';

function line(event: LineEvent): Line {
  return { at_ms: 0, ply: 0, side: 'white', event };
}

function said(text: string): Line {
  return line({ line: 'chat', by: 'white', text });
}

describe('the chat', () => {
  it('takes the mark of an alert away and keeps that it is one', () => {
    expect(saidIn([said('Well?'), said(alertOf('Well?'))])).toEqual([
      { number: 0, by: 'white', text: 'Well?', alerts: false },
      { number: 1, by: 'white', text: 'Well?', alerts: true },
    ]);
  });

  it('calls nobody for a mark without words', () => {
    expect(saidIn([said('! ')])).toMatchObject([{ text: '! ', alerts: false }]);
  });

  it('leaves everything out that nobody said', () => {
    expect(saidIn([line({ line: 'resumed' })])).toEqual([]);
  });

  it('sends no line that is too long', () => {
    expect(alertOf('x'.repeat(500))).toHaveLength(500);
  });
});
