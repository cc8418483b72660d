import type {Unit} from '../query/Unit';

/** Below this trust a candidate is a guess: it may rank a page, but marking it would puzzle. */
const minMarkedTrust = 0.5;
/** So would a longer word where the one that was typed is on the pages: "outside" for "zoom out". */
const minMarkedOfKnown = 0.6;

/** What to mark of what the words of a query may mean, each with the place of its word. */
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
    // A guess by which alone pages are found tells why they are shown: « un mir ».
    const guess = candidates.find(({stem}) => isOnPages(stem));
    const isMet = sure.some(({stem}) => isOnPages(stem));
    for (const {stem} of isMet || !guess ? sure : [guess]) {
      if (!stems.has(stem)) stems.set(stem, asked);
    }
  }
  return stems;
}
