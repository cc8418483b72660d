/** Matches the opening phrases of questions, such as « pourriez-vous m’indiquer comment ». */
export interface Openings {
  /** Number of words in the longest opening that starts at `from`; 0 if none does. */
  readonly lengthAt: (surfaces: readonly string[], from: number) => number;
  /** Whether the words end in the middle of an opening that starts at `from`. */
  readonly isBegunAt: (surfaces: readonly string[], from: number) => boolean;
}

/** One word position in an opening. */
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

/** Index after the words that match the slots from `at` on; -1 if they do not match. */
function endOf(slots: Pattern, at: number, surfaces: readonly string[], from: number): number {
  const slot = slots[at];
  if (!slot) return from;
  const isMet = isIn(slot, surfaces[from]);
  const taken = isMet ? endOf(slots, at + 1, surfaces, from + 1) : -1;
  return taken < 0 && slot.isOptional ? endOf(slots, at + 1, surfaces, from) : taken;
}

/** Whether the words end before the slots do, possibly in the middle of a word. */
function isCut(slots: Pattern, at: number, surfaces: readonly string[], from: number): boolean {
  const slot = slots[at];
  if (!slot) return false;
  const surface = surfaces[from];
  if (surface === undefined) return true;
  const isLast = from === surfaces.length - 1;
  // If `*` matched an incomplete last word, any text would look like an opening.
  const isMet = isIn(slot, surface) && !(isLast && slot.words.has('*'));
  if (isMet && isCut(slots, at + 1, surfaces, from + 1)) return true;
  const goesOn = (word: string): boolean => word !== surface && word.startsWith(surface);
  if (isLast && [...slot.words].some(goesOn)) return true;
  return slot.isOptional && isCut(slots, at + 1, surfaces, from);
}

/**
 * Compiles patterns of openings. A pattern is a list of slots separated by spaces; a slot lists
 * alternative words separated by `|`, and is optional if it ends with `?`; `*` matches any word.
 * Not regular expressions, because a pattern must also match its own beginning while the reader
 * types.
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
      // Only the last word may be incomplete; any other must be a first word of the pattern.
      const isLast = from === surfaces.length - 1;
      const candidates = isLast ? parsed : (byFirst.get(surfaces[from] ?? '') ?? []);
      return candidates.some((pattern) => isCut(pattern, 0, surfaces, from));
    },
  };
}
