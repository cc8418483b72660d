/** Finds the openings of questions among folded words: « pourriez-vous m’indiquer comment ». */
export interface Openings {
  /** How many words an opening takes that starts there; 0 for none. */
  readonly lengthAt: (surfaces: readonly string[], from: number) => number;
  /** Whether the words end amid an opening that starts there. */
  readonly isBegunAt: (surfaces: readonly string[], from: number) => boolean;
}

/** One word of an opening. */
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

/** Where the longest match of the slots from `at` on ends; -1 where they do not match. */
function endOf(slots: Pattern, at: number, surfaces: readonly string[], from: number): number {
  const slot = slots[at];
  if (!slot) return from;
  const isMet = slot.words.has(surfaces[from] ?? '');
  const taken = isMet ? endOf(slots, at + 1, surfaces, from + 1) : -1;
  return taken < 0 && slot.isOptional ? endOf(slots, at + 1, surfaces, from) : taken;
}

/** Whether the text ends before the slots do, be it within a word. */
function isCut(slots: Pattern, at: number, surfaces: readonly string[], from: number): boolean {
  const slot = slots[at];
  if (!slot) return false;
  const surface = surfaces[from];
  if (surface === undefined) return true;
  if (slot.words.has(surface) && isCut(slots, at + 1, surfaces, from + 1)) return true;
  const isLast = from === surfaces.length - 1;
  const goesOn = (word: string): boolean => word !== surface && word.startsWith(surface);
  if (isLast && [...slot.words].some(goesOn)) return true;
  return slot.isOptional && isCut(slots, at + 1, surfaces, from);
}

/**
 * The openings that some patterns describe. A pattern is a list of slots with spaces between them;
 * a slot lists the words of which one stands there, with `|` between them, and ends with `?` where
 * it may be left out. Unlike regular expressions, patterns can tell that a text ends amid them.
 *
 * @param patterns folded, the first slot of each not optional
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
