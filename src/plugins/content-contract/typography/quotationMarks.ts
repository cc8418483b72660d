import type {Edit} from '../faults/Fault';
import {maskCharacter} from '../prose/proseOf';

type Pair = readonly [opening: string, closing: string];

/** The quotation marks of a language, the spaces inside them included. */
export interface QuotationMarks {
  readonly outer: Pair;
  /** Those of a quotation within a quotation. */
  readonly inner: Pair;
  /** What single straight marks become; without it, the same as double ones. */
  readonly single?: Pair;
  /** Whether inner marks that stand alone are to become outer ones. */
  readonly outerFirst: boolean;
}

/** Two marks that belong together, by their offsets in the text. */
interface Quotation {
  readonly start: number;
  readonly end: number;
  readonly mark: string;
}

/** A list item, a cell or a field starts with something masked: no quotation runs on into it. */
const blockEnd = new RegExp(
  `\\n(?=\\s*(?:\\n|${maskCharacter}|$))|(?<=[ \\t])${maskCharacter}(?=[ \\t])`,
  'u',
);
const closingOf: Readonly<Record<string, string>> = {'«': '»', '“': '”'};
const marks = /["'«»“”]/gu;
/** Those of German, which word processors set; straight ones of the same length stand for them. */
const lowQuotation = /„([^"«»“”„\n]*)["“”]/gu;
/** What ends a word that is masked, as in `<Term>wall</Term>'s`. */
const wordEnd = /^(?:s|t|d|m|re|ve|ll)(?![\p{L}'])/u;
/** French words that lose their last letter, with more before them than a quotation mark. */
const elision = /(?<=[\s(«“\u00a0])(?:[cdjlmnst]|(?:jus|lors|puis|quoi|quel|pres)?qu)$/iu;

type Side = 'gap' | 'text' | 'unknown';

function sideOf(character: string | undefined, gap: RegExp): Side {
  if (character === maskCharacter || character === '"') {
    return 'unknown';
  }
  return character === undefined || gap.test(character) ? 'gap' : 'text';
}

/** Whether a single mark is no quotation mark, whatever stands further away. */
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

/** What a straight mark does, from what stands on both sides of it. */
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

/** The quotations of a block; marks without a partner, such as those of inches, are in none. */
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

/** What a look at each block finds, in offsets of the whole text. */
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
 * What sets the quotation marks of a language: each correction replaces one mark, and nothing of
 * what stands between two.
 *
 * @param text what readers see; what they do not see is masked
 */
export function setQuotationMarks(text: string, language: QuotationMarks): readonly Edit[] {
  const read = text.replace(lowQuotation, '"$1"');
  return inBlocks(read, (block, from) => correctionsIn(block, from, language));
}

/** What sets the straight apostrophes: the single marks that belong to no quotation. */
export function setApostrophes(text: string): readonly Edit[] {
  return inBlocks(text, (block, from) => {
    const quoting = new Set(quotationsIn(block).flatMap(({start, end}) => [start, end]));
    return [...block.matchAll(/'/gu)]
      .filter(({index}) => !quoting.has(index))
      .map(({index}) => ({startOffset: from + index, endOffset: from + index + 1, text: '’'}));
  });
}
