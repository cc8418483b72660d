const letters: Readonly<Record<string, string>> = {
  œ: 'oe',
  æ: 'ae',
  ß: 'ss',
  ø: 'o',
  ł: 'l',
  ı: 'i',
};

/**
 * Folds a word, so that spelling variants become equal: lower case, without accents and hyphens,
 * with ligatures and superscripts spelt out (m² → m2), a decimal comma as a point, and the colon of
 * a scale as a slash.
 */
export function foldWord(word: string): string {
  if (/^[a-z0-9]+$/.test(word)) return word;
  return word
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[\p{M}‐‑ -]+/gu, '')
    .replace(/[œæßøłı]/g, (letter) => letters[letter] ?? letter)
    .replace(/,/g, '.')
    .replace(/:/g, '/');
}
