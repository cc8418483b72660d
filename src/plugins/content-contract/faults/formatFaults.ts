import type {Fault} from './Fault';

/** `Map.groupBy`, which Node 20 lacks. */
function groupBy(
  faults: readonly Fault[],
  keyOf: (fault: Fault) => string,
): ReadonlyMap<string, readonly Fault[]> {
  const groups = new Map<string, Fault[]>();
  for (const fault of faults) {
    groups.set(keyOf(fault), [...(groups.get(keyOf(fault)) ?? []), fault]);
  }
  return groups;
}

function count(number: number, singular: string): string {
  return `${number} ${singular}${number === 1 ? '' : 's'}`;
}

function formatFault({file, line, column, what, remedy}: Fault): string {
  return `${file}:${line}:${column}  ${what}  ${remedy}`;
}

function totals(faults: readonly Fault[]): string {
  const byRule = groupBy(faults, ({rule}) => rule);
  const sizes = [...byRule].map(([rule, found]) => [rule, found.length] as const);
  sizes.sort(([, one], [, other]) => other - one);
  return sizes.map(([rule, size]) => `${rule} ${size}`).join(', ');
}

/**
 * The faults as printed: one per line as `file:line:column  what is wrong  what to do`, files
 * separated by an empty line, then the total.
 */
export function formatFaults(faults: readonly Fault[]): string {
  const byFile = groupBy(faults, ({file}) => file);
  const blocks = [...byFile.values()].map((found) => found.map(formatFault).join('\n'));
  const fixable = faults.filter(({fix}) => fix).length;
  const summary = `${count(faults.length, 'problem')} in ${count(byFile.size, 'file')} (${totals(faults)}).`;
  const hint = fixable ? ` ${fixable} of them can be fixed with: npm run check -- --fix` : '';
  return [...blocks, summary + hint].join('\n\n');
}
