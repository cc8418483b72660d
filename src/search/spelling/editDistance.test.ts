import fc from 'fast-check';
import {expect, it} from 'vitest';
import {editDistance} from './editDistance';

it.each([
  ['mur', 'mur', 0],
  ['impoter', 'importer', 1],
  ['esaclier', 'escalier', 1],
  ['pasword', 'password', 1],
  ['fenetre', 'terrasse', 3],
])('%s and %s are %i apart, counted up to 2', (a, b, edits) => {
  expect(editDistance(a, b, 2)).toBe(edits);
});

it('is symmetric, and zero only for equal words', () => {
  const word = fc.string({maxLength: 8});
  fc.assert(
    fc.property(word, word, (a, b) => {
      expect(editDistance(a, b, 9)).toBe(editDistance(b, a, 9));
      expect(editDistance(a, b, 9) === 0).toBe(a === b);
    }),
  );
});
