import type {Edit} from '../faults/Fault';
import type {FaultWords} from '../faults/FaultWords';
import {maskCharacter} from '../prose/proseOf';

/** A stretch of text that breaks a typography rule, and its replacement. */
interface Correction extends Edit, FaultWords {}

/** A rule whose violations a pattern matches. */
interface PatternRule extends FaultWords {
  /** With the flags `gu`; must not match correct text. */
  readonly pattern: RegExp;
  /** Replacement for the match, with `$1` and `$<name>` as in `String.replace`. */
  readonly text: string;
}

/** A rule that has to compare several places. */
interface FindingRule extends FaultWords {
  readonly find: (text: string) => readonly Edit[];
}

/** A typography rule: what it looks for and what replaces it. */
export type TypographyRule = PatternRule | FindingRule;

function findPattern({pattern, text: replacement}: PatternRule, text: string): readonly Edit[] {
  return [...text.matchAll(pattern)].map((match) => {
    const [found] = match;
    // Look-arounds need the whole text: matching the extracted piece would lose its context.
    const before = text.slice(0, match.index);
    const after = text.slice(match.index + found.length);
    const once = new RegExp(pattern.source, pattern.flags.replace('g', 'y'));
    once.lastIndex = match.index;
    const replaced = text.replace(once, replacement);
    return {
      startOffset: match.index,
      endOffset: match.index + found.length,
      text: replaced.slice(before.length, replaced.length - after.length),
    };
  });
}

/**
 * The corrections that a text needs. None includes a masked character: writing it back would put
 * the mask in place of the writer's text.
 *
 * @param text visible text; the rest is masked by U+FFFC
 */
export function correctionsOf(
  text: string,
  rules: readonly TypographyRule[],
): readonly Correction[] {
  return rules.flatMap((rule) => {
    const edits = 'find' in rule ? rule.find(text) : findPattern(rule, text);
    const {what, remedy} = rule;
    return edits.flatMap((edit) => {
      const found = text.slice(edit.startOffset, edit.endOffset);
      const isMasked = (found + edit.text).includes(maskCharacter);
      return isMasked || edit.text === found ? [] : [{...edit, what, remedy}];
    });
  });
}
