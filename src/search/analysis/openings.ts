/** Matches opening phrases of questions in folded words: « pourriez-vous m’indiquer comment ». */
export interface Openings {
  /** Number of words of the longest opening that starts at `from`; 0 without one. */
  readonly lengthAt: (surfaces: readonly string[], from: number) => number;
  /** Whether the words end within an opening that starts at `from`. */
  readonly isBegunAt: (surfaces: readonly string[], from: number) => boolean;
}

/** One position of an opening. */
interface Slot {
  readonly words: ReadonlySet<string>;
  readonly isOptional: boolean;
}

type Pattern = readonly Slot[];

const optional = /\?$/;

function parse(pattern: string): Pattern {
  return pattern.split(' ').map((slot) => ({
    words: new Set(slot.replace(optional, '').split('|')),
    isOptional: optional.test(slot),
  }));
}

const isIn = ({words}: Slot, surface: string | undefined): boolean =>
  surface !== undefined && (words.has(surface) || words.has('*'));

/** End of the match of the slots from `at` on; -1 if they do not match. */
function endOf(slots: Pattern, at: number, surfaces: readonly string[], from: number): number {
  const slot = slots[at];
  if (!slot) return from;
  const isMet = isIn(slot, surfaces[from]);
  const taken = isMet ? endOf(slots, at + 1, surfaces, from + 1) : -1;
  return taken < 0 && slot.isOptional ? endOf(slots, at + 1, surfaces, from) : taken;
}

/** Whether the text ends before the slots do, possibly within a word. */
function isCut(slots: Pattern, at: number, surfaces: readonly string[], from: number): boolean {
  const slot = slots[at];
  if (!slot) return false;
  const surface = surfaces[from];
  if (surface === undefined) return true;
  const isLast = from === surfaces.length - 1;
  // Any last word would make any text look like an opening.
  const isMet = isIn(slot, surface) && !(isLast && slot.words.has('*'));
  if (isMet && isCut(slots, at + 1, surfaces, from + 1)) return true;
  const goesOn = (word: string): boolean => word !== surface && word.startsWith(surface);
  if (isLast && [...slot.words].some(goesOn)) return true;
  return slot.isOptional && isCut(slots, at + 1, surfaces, from);
}

/**
 * Compiles patterns of openings. A pattern is a list of slots separated by spaces; a slot lists
 * alternative words separated by `|`, and is optional if it ends with `?`. Regular expressions
 * would not do: a pattern must also recognise its own beginning while it is being typed. `*` stands
 * for any word.
 *
 * @param patterns folded; the first slot of each is required
 */
export function openingsOf(patterns: readonly string[]): Openings {
  const parsed = patterns.map(parse);
  const byFirst = new Map<string, Pattern[]>();
  for (const pattern of parsed) {
    for (const word of pattern[0]?.words ?? []) {
      byFirst.set(word, [...(byFirst.get(word) ?? []), pattern]);
    }
  }
  return {
    lengthAt: (surfaces, from) => {
      const candidates = byFirst.get(surfaces[from] ?? '') ?? [];
      const ends = candidates.map((pattern) => endOf(pattern, 0, surfaces, from));
      return Math.max(0, ...ends.map((end) => end - from));
    },
    isBegunAt: (surfaces, from) => {
      // Only a last word may be cut short: any other must be the first of a pattern.
      const isLast = from === surfaces.length - 1;
      const candidates = isLast ? parsed : (byFirst.get(surfaces[from] ?? '') ?? []);
      return candidates.some((pattern) => isCut(pattern, 0, surfaces, from));
    },
  };
}
