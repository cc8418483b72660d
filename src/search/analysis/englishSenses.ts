/** Questions about compatibility: "does it work on a tablet", "which browsers does it run on". */
const worksOn =
  /\b(?:does|do|will|can|would|could) (?:it|this|that|the \w+) (?:also )?(?:work|run) (?:on|with|in)\b|\b(?:what|which) \w+ (?:does it|do you|will it|can it|can i) (?:work|run|use it)\b/;
const denied = /\b(?:not|no|never|anymore)\b|\bn t\b/;

/**
 * The stem under which a word is indexed and searched, taking its context into account: "work" and
 * "run" in a question about compatibility get the stem of "compatible".
 *
 * @param surface the folded word
 * @param surfaces all folded words of the text
 * @param stem the word's own stem, returned where the context changes nothing
 */
export function stemAt(surface: string, surfaces: readonly string[], stem: string): string {
  if (surface !== 'work' && surface !== 'run') return stem;
  const all = surfaces.join(' ');
  return worksOn.test(all) && !denied.test(all) ? 'compatibl' : stem;
}
