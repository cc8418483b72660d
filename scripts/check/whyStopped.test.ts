import {expect, it} from 'vitest';
import {whyStopped} from './whyStopped';

it('says where to look when the program trips over a value that it lacks', () => {
  const error = new TypeError("Cannot read properties of undefined (reading 'flatMap')");
  expect(whyStopped(error)).toMatchObject({
    message: expect.stringMatching(
      /no page caused this: Cannot read .*\nnpx tsc --noEmit shows .*“Adding a language”/,
    ),
    cause: error,
  });
});

it('leaves an error with words of its own as it is', () => {
  const error = new Error('docs/a.mdx cannot be read.');
  expect(whyStopped(error)).toBe(error);
});
