/** What separates a word from the previous one. */
type Gap = 'start' | 'apostrophe' | 'hyphen' | 'other';

export interface RawWord {
  readonly text: string;
  /** Offset of its first character in the text. */
  readonly start: number;
  /** Offset after its last character. */
  readonly end: number;
  readonly gap: Gap;
}

// One word each: « R+2 » (a house with two upper storeys), numbers with their separators (4,50,
// 1/100, also typed 1:100), and "e-mail", which is the same word as "email". A unit attached to a
// number is a separate word, as on the pages: 20cm, 3m20, 12ft.
const wordPattern =
  /(?<![\p{L}\p{N}])e[-‐‑]mails?(?![\p{L}\p{M}\p{N}])|(?<![\p{L}\p{N}] ?[+-] ?|[\p{L}\p{N}])r ?\+ ?\d(?![\p{L}\p{N}])|\p{N}+(?:[.,/:]\p{N}+)+|\p{N}+(?=(?:[ckm]?m|ft|in)(?:\d{2}|[23²³]?(?![\p{L}\p{M}\p{N}])))|(?<=\d)m(?=\d{2})|[\p{L}\p{N}][\p{L}\p{M}\p{N}]*/giu;
const apostrophe = /^['’‘`´]$/;
const hyphen = /^[-‐‑\u00ad]$/;

function gapOf(between: string, index: number): Gap {
  if (index === 0) return 'start';
  if (apostrophe.test(between)) return 'apostrophe';
  return hyphen.test(between) ? 'hyphen' : 'other';
}

/** A text that is a single punctuation mark or symbol: a key, searched by its character. */
const signAlone = /^(\s*)([\p{P}\p{S}])\s*$/u;

/**
 * Splits a text in any script into words, with their positions and what precedes them. Punctuation
 * and symbols are not words, unless one is the whole text.
 */
export function splitWords(text: string): RawWord[] {
  const words: RawWord[] = [];
  let previousEnd = 0;
  // In "8x6" the x is a multiplication sign, not a letter.
  const typed = text.replace(/(?<=\d)x(?=\d)/gi, '×');
  for (const match of typed.matchAll(wordPattern)) {
    const start = match.index;
    const end = start + match[0].length;
    const gap = gapOf(text.slice(previousEnd, start), words.length);
    words.push({text: match[0], start, end, gap});
    previousEnd = end;
  }
  const [, before = '', sign] = signAlone.exec(text) ?? [];
  const start = before.length;
  return sign ? [{text: sign, start, end: start + sign.length, gap: 'start'}] : words;
}
