import type {TypographyRule} from './Correction';

/** Normalises a match to the characters that a keyboard types. */
const asTyped = (pattern: RegExp, form: 'NFC' | 'NFKC') => (text: string) =>
  [...text.matchAll(pattern)].map(({0: found, index}) => ({
    startOffset: index,
    endOffset: index + found.length,
    text: found.normalize(form),
  }));

export const composedLetters: TypographyRule = {
  find: asTyped(/\p{L}\p{M}+/gu, 'NFC'),
  what: 'A letter and its accent are two characters, as some programs copy them.',
  remedy: 'Type the letter again.',
};

export const joinedLetters: TypographyRule = {
  find: asTyped(/[\ufb00-\ufb06]/g, 'NFKC'),
  what: 'Letters such as fi are joined into one character, as when copied from a PDF.',
  remedy: 'Type them again.',
};
