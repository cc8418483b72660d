/** A stretch of text that breaks a rule of typography, and what it must become. */
export interface Correction {
  readonly startOffset: number;
  readonly endOffset: number;
  readonly text: string;
  readonly what: string;
  readonly remedy: string;
}

/** One rule of typography: what it looks for and what must stand there. */
export interface TypographyRule {
  /** With the flags `gu`; must not match what is already right. */
  readonly pattern: RegExp;
  /** What replaces the match, with `$1` and `$<name>` as in `String.replace`. */
  readonly text: string;
  readonly what: string;
  readonly remedy: string;
}

/**
 * The corrections a text needs.
 *
 * @param text what readers see; what they do not see is masked by U+FFFC
 */
export function correctionsOf(
  text: string,
  rules: readonly TypographyRule[],
): readonly Correction[] {
  return rules.flatMap(({pattern, text: replacement, what, remedy}) =>
    [...text.matchAll(pattern)].flatMap((match) => {
      const [found] = match;
      // Alone, the match has lost what stands around it: look-arounds need the whole text.
      const before = text.slice(0, match.index);
      const after = text.slice(match.index + found.length);
      const once = new RegExp(pattern.source, pattern.flags.replace('g', 'y'));
      once.lastIndex = match.index;
      const replaced = text.replace(once, replacement);
      const corrected = replaced.slice(before.length, replaced.length - after.length);
      return corrected === found
        ? []
        : [
            {
              startOffset: match.index,
              endOffset: match.index + found.length,
              text: corrected,
              what,
              remedy,
            },
          ];
    }),
  );
}
