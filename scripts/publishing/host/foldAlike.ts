/** Up to this many addresses with the same fault are listed; of more, only one is. */
const mostNamed = 10;

/**
 * Folds a fault of many addresses into one line: with another release or another policy live, a
 * list of hundreds would not be read.
 *
 * @param faults one sentence each, in order, beginning with the address
 */
export function foldAlike(faults: readonly string[]): string[] {
  const alike = new Map<string, string[]>();
  for (const fault of faults) {
    const what = fault.slice(fault.indexOf(' '));
    alike.set(what, [...(alike.get(what) ?? []), fault]);
  }
  return [...alike.values()].flatMap((all) =>
    all.length > mostNamed ? `${all[0]} (And ${all.length - 1} other addresses.)` : all,
  );
}
