/** What is printed on keys, in words. */
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
 * Lower case, without accents, elisions or punctuation: as people type when they look for a word.
 * Signs of keys become their English names, and every dash is a minus.
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
