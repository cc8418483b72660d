import type {Edit} from '../Fault';
import {maskCharacter} from '../prose/proseOf';

type Pair = readonly [opening: string, closing: string];

/** The quotation marks of a language, the spaces inside them included. */
export interface QuotationMarks {
  readonly outer: Pair;
  /** Those of a quotation within a quotation. */
  readonly inner: Pair;
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
const blockEnd = new RegExp(`\\n(?=\\s*(?:\\n|${maskCharacter}|$))`, 'u');
const closingOf: Readonly<Record<string, string>> = {'«': '»', '“': '”'};
const marks = /["«»“”]/gu;

type Side = 'gap' | 'text' | 'unknown';

function sideOf(character: string | undefined, gap: RegExp): Side {
  if (character === maskCharacter || character === '"') {
    return 'unknown';
  }
  return character === undefined || gap.test(character) ? 'gap' : 'text';
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
    const isInside = open.some((other) => other.mark === '"');
    const direction = mark === '"' ? directionAt(text, index, isInside) : null;
    if (direction === 'opens' || mark in closingOf) {
      open.push({mark, start: index});
    } else if (direction === 'closes' || mark !== '"') {
      const at = open.findLastIndex((other) => (closingOf[other.mark] ?? '"') === mark);
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
    const isInner = quotations.some((other) => other.start < start && end < other.end);
    const isOuterLikeInner = language.outerFirst && mark === '“' && !isInner;
    if (mark !== '"' && !isOuterLikeInner) {
      return [];
    }
    const [opening, closing] = isInner ? language.inner : language.outer;
    return [
      {startOffset: from + start, endOffset: from + start + 1, text: opening},
      {startOffset: from + end, endOffset: from + end + 1, text: closing},
    ];
  });
}

/**
 * What sets the quotation marks of a language: each correction replaces one mark, and nothing of
 * what stands between two.
 *
 * @param text what readers see; what they do not see is masked
 */
export function setQuotationMarks(text: string, language: QuotationMarks): readonly Edit[] {
  let from = 0;
  return text.split(blockEnd).flatMap((block) => {
    const edits = correctionsIn(block, from, language);
    from += block.length + 1;
    return edits;
  });
}
