import {expect, it} from 'vitest';
import {navbarItemError} from './navbarItemError';

it('names the item, the file and the cause, without the shell’s own fields', () => {
  const cause = new Error('No NavbarItem component found for type "custom-nope".');
  const error = navbarItemError({type: 'custom-nope', mobile: true, label: 'X'}, cause) as Error;
  expect(error.message).toMatchInlineSnapshot(`
    "No NavbarItem component found for type "custom-nope".
    A navbar item failed to render. Correct it in navbar.items (src/plugins/themeConfig.ts), or register its type in src/theme/NavbarItem/ComponentTypes.tsx:
    {
      "type": "custom-nope",
      "label": "X"
    }"
  `);
  expect(error.cause).toBe(cause);
});

it('returns a promise unchanged: React suspends with it', () => {
  const promise = Promise.resolve();
  expect(navbarItemError({}, promise)).toBe(promise);
});
