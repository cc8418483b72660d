import {expect, it} from 'vitest';
import {minimumProgress, trickle} from './progress';

it('starts at 0.08 and never completes by itself', () => {
  expect(minimumProgress).toBe(0.08);
  let progress = minimumProgress;
  for (let step = 0; step < 500; step += 1) {
    const next = trickle(progress);
    expect(next).toBeGreaterThanOrEqual(progress);
    progress = next;
  }
  expect(progress).toBeLessThan(1);
});
