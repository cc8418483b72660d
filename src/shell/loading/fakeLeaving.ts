import {afterEach, beforeEach, vi} from 'vitest';

/**
 * Gives each test of a file a window of its own, which hears when it is left.
 *
 * @returns has the reader leave the page
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
