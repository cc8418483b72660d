import {expect, it} from 'vitest';
import {validateOptions} from '.';

it('makes the upstream plugin skip what our reading of a page skips', () => {
  const context = {
    options: {},
    validate: (_schema: unknown, options: unknown) => options,
  } as unknown as Parameters<typeof validateOptions>[0];
  expect(validateOptions(context).ignoreCssSelectors).toEqual(
    expect.arrayContaining(['tr[id]', 'button', '[data-not-searched]', 'figure svg']),
  );
});
