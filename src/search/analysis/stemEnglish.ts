import {ordinal} from './ordinals';

const vowel = /[aeiouy]/;

/** One-syllable words in -ll: their double letter is not due to the ending (fill, not file). */
const isDouble = /^[^aeiouy]*[aeiouy]ll$/;

function undouble(word: string): string {
  return word.length > 3 && !isDouble.test(word) ? word.replace(/([bdfgklmnprt])\1$/, '$1') : word;
}

function singular(word: string): string {
  if (word.length > 4 && word.endsWith('ies')) return `${word.slice(0, -3)}y`;
  if (/(ss|sh|ch|x|z)es$/.test(word)) return word.slice(0, -2);
  return word.length > 3 && /[^sui]s$/.test(word) ? word.slice(0, -1) : word;
}

function withoutEnding(word: string): string {
  for (const ending of ['ing', 'ed']) {
    const base = word.slice(0, -ending.length);
    if (word.endsWith(ending) && base.length >= 3 && vowel.test(base)) return undouble(base);
  }
  if (/[st]ion$/.test(word) && word.length > 7) return word.slice(0, -3);
  return word.endsWith('ment') && word.length > 8 ? word.slice(0, -4) : word;
}

/** Maps variants to one spelling: British and American, “mail” and “email”. */
function spelling(word: string): string {
  return word
    .replace(/(?<=[a-z]{2})our(?=$|s|ed|ing|ful)/, 'or')
    .replace(/(?<=[a-z]{3})is(?=e$|ed$|es$|ing$|ation$)/, 'iz')
    .replace(/(?<=^(?:cent|met|theat|lit|fib))re(?=s?$)/, 'er')
    .replace(/^mail(?=s?$)/, 'email')
    .replace(/^gray/, 'grey')
    .replace(/^mould/, 'mold');
}

/**
 * The stem of a folded English word, which its inflections share. Light on purpose: fewer unrelated
 * words share a stem.
 */
export function stemEnglish(surface: string): string {
  const spelt = ordinal(surface, 'en');
  if (spelt) return stemEnglish(spelt);
  if (surface.length < 4 || /\d/.test(surface)) return surface;
  let stem = withoutEnding(singular(spelling(surface)));
  if (stem.length > 3 && stem.endsWith('e')) stem = stem.slice(0, -1);
  return stem.length > 3 ? stem.replace(/y$/, 'i') : stem;
}
