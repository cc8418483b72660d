import type {Edit} from '../faults/Fault';
import {maskCharacter} from '../prose/proseOf';

type Pair = readonly [opening: string, closing: string];

/** The quotation marks of a language, including the spaces inside them. */
export interface QuotationMarks {
  readonly outer: Pair;
  /** For a quotation within a quotation. */
  readonly inner: Pair;
  /** Replaces single straight marks; when absent, they are treated as double ones. */
  readonly single?: Pair;
  /** Whether inner marks outside a quotation become outer ones. */
  readonly outerFirst: boolean;
}

/** A pair of marks, by their offsets in the text. */
interface Quotation {
  readonly start: number;
  readonly end: number;
  readonly mark: string;
}

/**
 * List items, cells and fields start with masked characters: no quotation continues across them.
 */
const blockEnd = new RegExp(
  `\\n(?=\\s*(?:\\n|${maskCharacter}|$))|(?<=[ \\t])${maskCharacter}(?=[ \\t])`,
  'u',
);
const closingOf: Readonly<Record<string, string>> = {'«': '»', '“': '”'};
const marks = /["'«»“”]/gu;
/**
 * German quotation marks, which word processors insert; replaced by straight ones of equal length.
 */
const lowQuotation = /„([^"«»“”„\n]*)["“”]/gu;
/** The rest of a word whose start is masked, as in `<Term>wall</Term>'s`. */
const wordEnd = /^(?:s|t|d|m|re|ve|ll)(?![\p{L}'])/u;
/** Elided French words; what precedes them must be more than a quotation mark. */
const elision = /(?<=[\s(«“\u00a0])(?:[cdjlmnst]|(?:jus|lors|puis|quoi|quel|pres)?qu)$/iu;

type Side = 'gap' | 'text' | 'unknown';

function sideOf(character: string | undefined, gap: RegExp): Side {
  if (character === maskCharacter || character === '"') {
    return 'unknown';
  }
  return character === undefined || gap.test(character) ? 'gap' : 'text';
}

/** Whether a single mark is certainly an apostrophe, whatever the context. */
function isApostrophe(text: string, offset: number, isInside: boolean): boolean {
  const before = text.slice(0, offset);
  const after = text.slice(offset + 1);
  if (text[offset - 1] === maskCharacter) {
    return wordEnd.test(after);
  }
  if (!/[\p{L}\p{N}]/u.test(text[offset - 1] ?? '')) {
    return /(?:^|\s)$/u.test(before) && /^(?:\s|$)/u.test(after);
  }
  const isBeforeWord = /^[\p{L}\p{N}]/u.test(after);
  const isBeforeMask = after.startsWith(maskCharacter) && elision.test(before);
  return !isInside || isBeforeWord || isBeforeMask;
}

/** Whether a straight mark opens or closes, judging by the characters on both sides. */
function directionAt(text: string, offset: number, isInside: boolean): 'opens' | 'closes' | null {
  const before = sideOf(text[offset - 1], /[\s([{«“‘—–’'/]/u);
  const after = sideOf(text[offset + 1], /[\s)\]},.;:!?…»”’—–/]/u);
  if (before !== after) {
    return before === 'gap' || after === 'text' ? 'opens' : 'closes';
  }
  if (isInside) {
    return 'closes';
  }
  return before === 'text' ? null : 'opens';
}

/** The quotations of a block; unpaired marks, such as inch signs, are not included. */
function quotationsIn(text: string): readonly Quotation[] {
  const quotations: Quotation[] = [];
  const open: {readonly mark: string; readonly start: number}[] = [];
  for (const {0: mark, index} of text.matchAll(marks)) {
    const isStraight = mark === '"' || mark === "'";
    const isInside = open.some((other) => other.mark === mark);
    if (mark === "'" && isApostrophe(text, index, isInside)) {
      continue;
    }
    const direction = isStraight ? directionAt(text, index, isInside) : null;
    if (direction === 'opens' || mark in closingOf) {
      open.push({mark, start: index});
    } else if (direction === 'closes' || !isStraight) {
      const at = open.findLastIndex((other) => (closingOf[other.mark] ?? other.mark) === mark);
      const opening = open[at];
      if (opening) {
        open.length = at;
        quotations.push({...opening, end: index});
      }
    }
  }
  return quotations;
}

function correctionsIn(text: string, from: number, language: QuotationMarks): readonly Edit[] {
  const quotations = quotationsIn(text);
  return quotations.flatMap(({mark, start, end}) => {
    const isInner = quotations.some(
      (other) => other.start < start && end < other.end && !(other.mark === "'" && language.single),
    );
    const isOuterLikeInner = language.outerFirst && mark === '“' && !isInner;
    if (mark !== '"' && mark !== "'" && !isOuterLikeInner) {
      return [];
    }
    const double = isInner ? language.inner : language.outer;
    const [opening, closing] = (mark === "'" && language.single) || double;
    return [
      {startOffset: from + start, endOffset: from + start + 1, text: opening},
      {startOffset: from + end, endOffset: from + end + 1, text: closing},
    ];
  });
}

/** Searches each block separately and returns offsets in the whole text. */
function inBlocks<Found>(
  text: string,
  look: (block: string, from: number) => readonly Found[],
): readonly Found[] {
  let from = 0;
  return text.split(blockEnd).flatMap((block) => {
    const found = look(block, from);
    from += block.length + 1;
    return found;
  });
}

/**
 * Edits that set the quotation marks of a language. Each replaces one mark and nothing between
 * marks.
 *
 * @param text visible text; the rest is masked
 */
export function setQuotationMarks(text: string, language: QuotationMarks): readonly Edit[] {
  const read = text.replace(lowQuotation, '"$1"');
  return inBlocks(read, (block, from) => correctionsIn(block, from, language));
}

/** Edits for straight apostrophes: the single marks outside any quotation. */
export function setApostrophes(text: string): readonly Edit[] {
  return inBlocks(text, (block, from) => {
    const quoting = new Set(quotationsIn(block).flatMap(({start, end}) => [start, end]));
    return [...block.matchAll(/'/gu)]
      .filter(({index}) => !quoting.has(index))
      .map(({index}) => ({startOffset: from + index, endOffset: from + index + 1, text: '’'}));
  });
}
