import type {Unit} from '../query/Unit';

/**
 * Minimum trust for marking: less certain guesses rank pages, but would be confusing when marked.
 */
const minMarkedTrust = 0.5;
/** Higher if the typed word itself is known, to exclude completions: "outside" for "zoom out". */
const minMarkedOfKnown = 0.6;

/** The stems to mark, each with the position of its word in the query. */
export function markedStems(
  units: readonly Unit[],
  isOnPages: (stem: string) => boolean,
): Map<string, number> {
  const stems = new Map<string, number>();
  for (const [asked, {part, candidates}] of units.entries()) {
    if (part === 'negation') continue;
    const isKnown = candidates.some(({trust}) => trust === 1);
    const least = isKnown ? minMarkedOfKnown : minMarkedTrust;
    const sure = candidates.filter(({trust}) => trust >= least);
    // A guess is marked if it alone explains why pages are shown: « un mir ».
    const guess = candidates.find(({stem}) => isOnPages(stem));
    const isMet = sure.some(({stem}) => isOnPages(stem));
    for (const {stem} of isMet || !guess ? sure : [guess]) {
      if (!stems.has(stem)) stems.set(stem, asked);
    }
  }
  return stems;
}
