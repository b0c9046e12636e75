import { expect, it } from 'vitest';

import { recorded } from '../../backend.recorded';
import { clockCurve } from './clockCurve';

it('draws both clocks from the left to the right', () => {
  const [first] = recorded.record.steps;
  if (!first) throw new Error('the record has steps');
  const steps = [
    { ...first, left_ms: { white: 60_000, black: 60_000 } },
    { ...first, left_ms: { white: 30_000, black: 60_000 } },
    { ...first, left_ms: { white: 30_000, black: 0 } },
  ];
  const curve = clockCurve({ ...recorded.record, steps });
  expect(curve?.white).toBe('M3 3 L150 30 L297 30');
  expect(curve?.black).toBe('M3 3 L150 3 L297 57');
  expect(curve?.x(1)).toBe(150);
  const without = steps.map((step) => ({ ...step, left_ms: undefined }));
  expect(clockCurve({ ...recorded.record, steps: without })).toBeNull();
});

it('fills its height with the time that was used', () => {
  const [first] = recorded.record.steps;
  if (!first) throw new Error('the record has steps');
  const steps = [
    { ...first, left_ms: { white: 2_700_000, black: 2_700_000 } },
    { ...first, left_ms: { white: 2_690_000, black: 2_700_000 } },
  ];
  const curve = clockCurve({ ...recorded.record, steps });
  expect(curve?.white).toBe('M3 3 L297 57');
  expect(curve?.black).toBe('M3 3 L297 3');
});
