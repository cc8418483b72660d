import {expect, it} from 'vitest';
import {validateOptions} from '.';

it('has the plugin leave out what our reading of a page leaves out', () => {
  const context = {
    options: {},
    validate: (_schema: unknown, options: unknown) => options,
  } as unknown as Parameters<typeof validateOptions>[0];
  expect(validateOptions(context).ignoreCssSelectors).toEqual(
    expect.arrayContaining(['tr[id]', 'button', '[data-not-searched]', 'figure svg']),
  );
});
