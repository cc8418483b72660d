import {expect, it} from 'vitest';
import {validateOptions} from '.';

it('adds to what the site has the plugin leave out', () => {
  const context = {
    options: {ignoreCssSelectors: ['figure svg']},
    validate: (_schema: unknown, options: unknown) => options,
  } as unknown as Parameters<typeof validateOptions>[0];
  expect(validateOptions(context).ignoreCssSelectors).toEqual(
    expect.arrayContaining(['figure svg', 'tr[id]', 'button', '[data-not-searched]']),
  );
});
