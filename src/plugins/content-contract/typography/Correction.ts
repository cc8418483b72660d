import type {Edit} from '../faults/Fault';
import type {FaultWords} from '../faults/FaultWords';
import {maskCharacter} from '../prose/proseOf';

/** A stretch of text that breaks a rule of typography, and what it must become. */
interface Correction extends Edit, FaultWords {}

/** A rule that a pattern finds wherever it is broken. */
interface PatternRule extends FaultWords {
  /** With the flags `gu`; must not match what is already right. */
  readonly pattern: RegExp;
  /** What replaces the match, with `$1` and `$<name>` as in `String.replace`. */
  readonly text: string;
}

/** A rule that looks at more than one place at a time. */
interface FindingRule extends FaultWords {
  readonly find: (text: string) => readonly Edit[];
}

/** One rule of typography: what it looks for and what must stand there. */
export type TypographyRule = PatternRule | FindingRule;

function findPattern({pattern, text: replacement}: PatternRule, text: string): readonly Edit[] {
  return [...text.matchAll(pattern)].map((match) => {
    const [found] = match;
    // Alone, the match has lost what stands around it: look-arounds need the whole text.
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
 * The corrections a text needs. None reaches over what is masked: put back, the mask would stand
 * where the words of the writer were.
 *
 * @param text what readers see; what they do not see is masked by U+FFFC
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
