import {expect, test, vi} from 'vitest';
import {fakeLeaving} from './fakeLeaving';
import {watchLeaving} from './watchLeaving';

const leave = fakeLeaving();

test('a download does not count as leaving: later failures are reported', () => {
  const leaving = watchLeaving();
  leave();
  expect(leaving.isNow()).toBe(true);
  vi.spyOn(performance, 'now').mockReturnValue(performance.now() + 60_000);
  expect(leaving.isNow()).toBe(false);
});
