import {expect, test, vi} from 'vitest';
import {fakeLeaving} from './fakeLeaving';
import {unlessLeft} from './unlessLeft';

const leave = fakeLeaving();

/** The state of the promise once all pending tasks have run. */
async function outcome(work: Promise<unknown>): Promise<unknown> {
  const pending = new Promise((resolve) => setTimeout(resolve, 0, 'pending'));
  return Promise.race([work, pending]).catch((error: Error) => error.message);
}

const fail = (): Promise<never> => Promise.reject(new Error('ended'));

test('rejects while the reader stays', async () => {
  expect(await outcome(unlessLeft(fail()))).toBe('ended');
});

test('stays pending after a failure while the page is being left', async () => {
  const work = unlessLeft(fail());
  leave();
  expect(await outcome(work)).toBe('pending');
});

test('resolves even while the page is being left', async () => {
  const work = unlessLeft(Promise.resolve('a page'));
  leave();
  expect(await outcome(work)).toBe('a page');
});

test('removes its listener when done, or Firefox would not keep the page in its bfcache', async () => {
  const ends = vi.spyOn(window, 'removeEventListener');
  await outcome(unlessLeft(fail()));
  expect(ends).toHaveBeenCalledWith('beforeunload', expect.any(Function));
});
