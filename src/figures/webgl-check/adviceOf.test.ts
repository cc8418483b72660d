import {expect, it} from 'vitest';
import {adviceOf} from './adviceOf';
import {browserOf} from './browserOf';

it('sends the reader’s browser to its own section where settings matter', () => {
  const firefox = browserOf({userAgent: 'Firefox/131.0 Linux', maxTouchPoints: 0});
  expect(adviceOf('software', firefox)[0]).toBe('firefox');
  expect(adviceOf('blocked', firefox)[0]).toBe('firefox');
  expect(adviceOf('ok', firefox)).not.toContain('firefox');
});

it('speaks of an update where there is no 3D any more, and not where it is slow', () => {
  const edge = browserOf({userAgent: 'Chrome/144.0 Edg/144.0 Windows', maxTouchPoints: 0});
  expect(adviceOf('blocked', edge)).toContain('after-an-update');
  expect(adviceOf('software', edge)).not.toContain('after-an-update');
});
