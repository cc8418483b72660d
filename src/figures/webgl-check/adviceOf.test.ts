import {expect, it} from 'vitest';
import {adviceOf} from './adviceOf';
import {browserOf} from './browserOf';

it('sends the reader’s browser to its own section where settings matter', () => {
  const firefox = browserOf({userAgent: 'Firefox/131.0 Linux', maxTouchPoints: 0});
  expect(adviceOf('software', firefox)[0]).toBe('firefox');
  expect(adviceOf('blocked', firefox)[0]).toBe('firefox');
  expect(adviceOf('ok', firefox)).not.toContain('firefox');
});
