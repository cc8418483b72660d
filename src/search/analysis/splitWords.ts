/** What stands between a word and the one before it. */
type Gap = 'start' | 'apostrophe' | 'hyphen' | 'other';

export interface RawWord {
  readonly text: string;
  /** Offset of its first character in the text. */
  readonly start: number;
  /** Offset after its last character. */
  readonly end: number;
  readonly gap: Gap;
}

// A house of so many storeys, « R+2 », is one word. Numbers keep what stands inside: 4,50 and 1/100,
// also typed 1:100, are one word. A unit run into one is a word of its own, as pages have it: 20cm,
// 3m20, 12ft. And an e-mail is one thing, with its hyphen or without.
const wordPattern =
  /(?<![\p{L}\p{N}])e[-‐‑]mails?(?![\p{L}\p{M}\p{N}])|(?<![\p{L}\p{N}] ?[+-] ?|[\p{L}\p{N}])r ?\+ ?\d(?![\p{L}\p{N}])|\p{N}+(?:[.,/:]\p{N}+)+|\p{N}+(?=(?:[ckm]?m|ft|in)(?:\d{2}|[23²³]?(?![\p{L}\p{M}\p{N}])))|(?<=\d)m(?=\d{2})|[\p{L}\p{N}][\p{L}\p{M}\p{N}]*/giu;
const apostrophe = /^['’‘`´]$/;
const hyphen = /^[-‐‑\u00ad]$/;

function gapOf(between: string, index: number): Gap {
  if (index === 0) return 'start';
  if (apostrophe.test(between)) return 'apostrophe';
  return hyphen.test(between) ? 'hyphen' : 'other';
}

/** A text that is one sign and no more: a key of the keyboard, which has no other name. */
const signAlone = /^(\s*)([\p{P}\p{S}])\s*$/u;

/**
 * The words of a text in order, in any script, each with its place and what precedes it. In a text
 * of words signs are none.
 */
export function splitWords(text: string): RawWord[] {
  const words: RawWord[] = [];
  let previousEnd = 0;
  // "8x6" has no letter in it.
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
