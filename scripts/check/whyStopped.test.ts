import {expect, it} from 'vitest';
import {whyStopped} from './whyStopped';

it('says where to look when the program fails on a missing value', () => {
  const error = new TypeError("Cannot read properties of undefined (reading 'flatMap')");
  expect(whyStopped(error)).toMatchObject({
    message: expect.stringMatching(
      /no page caused this: Cannot read .*\nnpx tsc --noEmit shows .*“Adding a language”/,
    ),
    cause: error,
  });
});

it('leaves any other error unchanged', () => {
  const error = new Error('docs/a.mdx cannot be read.');
  expect(whyStopped(error)).toBe(error);
});
