import {expect, it} from 'vitest';
import {localDay} from './localDay';

/**
 * A moment in a time zone ahead of UTC or behind it, whatever the time zone of the test machine.
 */
function momentOn(clock: string, aheadMin: number): Date {
  const moment = new Date(Date.parse(`${clock}Z`) - aheadMin * 60_000);
  const local = new Date(`${clock}Z`);
  return Object.assign(moment, {
    getFullYear: () => local.getUTCFullYear(),
    getMonth: () => local.getUTCMonth(),
    getDate: () => local.getUTCDate(),
  });
}

it('is the date in the reader’s time zone, not in UTC', () => {
  expect(localDay(momentOn('2026-07-14T00:30', 120))).toBe('2026-07-14');
  expect(localDay(momentOn('2026-12-31T20:00', -300))).toBe('2026-12-31');
});

it('writes month and day with two digits', () => {
  expect(localDay(new Date(2026, 2, 3))).toBe('2026-03-03');
});
