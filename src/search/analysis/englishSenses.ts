/** What it works on: "does it work on a tablet", "which browsers does it run on". */
const worksOn =
  /\b(?:does|do|will|can|would|could) (?:it|this|that|the \w+) (?:also )?(?:work|run) (?:on|with|in)\b|\b(?:what|which) \w+ (?:does it|do you|will it|can it|can i) (?:work|run|use it)\b/;
const denied = /\b(?:not|no|never|anymore)\b|\bn t\b/;

/** What a word is looked up by where its neighbours tell its sense: its own stem elsewhere. */
export function stemAt(surface: string, surfaces: readonly string[], stem: string): string {
  if (surface !== 'work' && surface !== 'run') return stem;
  const all = surfaces.join(' ');
  return worksOn.test(all) && !denied.test(all) ? 'compatibl' : stem;
}
