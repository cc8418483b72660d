import type {TypographyRule} from './Correction';

const words = {
  what: 'An ordinal number has more letters than it takes in French.',
  remedy: 'Write 1re, 2e, 3e.',
};

/** Ordinals: 1re, 2e, and their plurals. */
export const frenchOrdinals: readonly TypographyRule[] = [
  {pattern: /(?<=\d)i?[èe]me(s?)(?!\p{L})/gu, text: 'e$1', ...words},
  {pattern: /(?<=(?<!\d)1)[èe]re(s?)(?!\p{L})/gu, text: 're$1', ...words},
];
