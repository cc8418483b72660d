import {expect, it} from 'vitest';
import {plainText} from './plainText';

it.each([
  ['a mark without width in a word', 'm\u200bur', 'mur'],
  ['a mark of the order of bytes', '\ufeffmur', 'mur'],
  ['nothing but such marks', '\u200b\u2060', ''],
  ['the letter for an apostrophe', 'l\u02bcétage', 'l’étage'],
  ['letters apart from their accents', 'e\u0301tage', 'étage'],
  ['pasted markup', '&amp; <b>mur</b>', '   mur '],
  ['a length as it is said', '2m50', '2,50 m'],
])('converts %s to the form used on pages', (_, query, plain) => {
  expect(plainText(query)).toBe(plain);
});
