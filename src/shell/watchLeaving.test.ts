import {afterEach, beforeEach, expect, test, vi} from 'vitest';
import {watchLeaving} from './watchLeaving';

beforeEach(() => {
  vi.stubGlobal('window', new EventTarget());
});

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

function leave(): void {
  window.dispatchEvent(new Event('beforeunload'));
}

test('a download is no leaving: later failures are told', () => {
  const leaving = watchLeaving();
  leave();
  expect(leaving.isNow()).toBe(true);
  vi.spyOn(performance, 'now').mockReturnValue(performance.now() + 60_000);
  expect(leaving.isNow()).toBe(false);
});
