/** Symbols printed on keys, with the word they stand for. */
const signs: Readonly<Record<string, string>> = {
  '⌘': 'cmd',
  '⇧': 'shift',
  '⌥': 'option',
  '⌃': 'ctrl',
  '⎋': 'esc',
  '⏎': 'enter',
  '↩': 'enter',
  '↵': 'enter',
  '⇥': 'tab',
  '←': 'arrow',
  '→': 'arrow',
  '↑': 'arrow',
  '↓': 'arrow',
};

const anySign = new RegExp(`[${Object.keys(signs).join('')}]`, 'g');

/**
 * Normalises a query: lower case, without accents, elisions or punctuation. Key symbols become
 * their English names, and every dash a minus.
 */
export const foldQuery = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(anySign, (sign) => ` ${signs[sign]} `)
    .replace(/[−–—‐‑]/g, '-')
    .replace(/(?<!\p{L})\p{L}[’']/gu, '')
    // Between letters a hyphen joins words, or keys: `ctrl-z`.
    .replace(/(?<=\p{L})-(?=\p{L})/gu, ' ')
    .replace(/[^\p{L}\p{N}+?⌫-]+/gu, ' ')
    .trim();
