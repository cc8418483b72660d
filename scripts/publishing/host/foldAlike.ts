/** So many addresses with one fault are each named; of more, one stands for all. */
const mostNamed = 10;

/**
 * Folds what many addresses share into one line: where another release is live, or another policy,
 * nobody reads on after a hundred.
 *
 * @param faults one sentence each, in order; it begins with the address
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
