import {afterEach, beforeEach, vi} from 'vitest';

/**
 * Gives each test of a file a fake window of its own.
 *
 * @returns simulates that the reader leaves the page
 */
export function fakeLeaving(): () => void {
  beforeEach(() => {
    vi.stubGlobal('window', new EventTarget());
  });
  afterEach(() => {
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
  });
  return () => {
    window.dispatchEvent(new Event('beforeunload'));
  };
}
