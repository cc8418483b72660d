/** Numbers of the steps done, by list. The most recently changed list comes last. */
export type Ticks = Readonly<Record<string, readonly number[]>>;

/** Maximum number of lists stored; the least recently changed one is dropped first. */
const maxLists = 60;

type Entry = [string, readonly number[]];

function isSteps(value: unknown): value is readonly number[] {
  return Array.isArray(value) && value.every((step) => Number.isInteger(step) && step > 0);
}

/** Parses stored ticks; ignores invalid values. */
export function parseTicks(stored: string | null): Ticks {
  try {
    // A value that is not an object has no entries, or throws.
    const entries = Object.entries<unknown>(JSON.parse(stored ?? '{}'));
    return Object.fromEntries(entries.filter((entry): entry is Entry => isSteps(entry[1])));
  } catch {
    return {};
  }
}

/**
 * The steps of a list that are done.
 *
 * @param count number of steps the list has now; the numbers of removed steps are ignored
 */
export function stepsDone(ticks: Ticks, list: string, count: number): readonly number[] {
  const steps = Object.hasOwn(ticks, list) ? (ticks[list] ?? []) : [];
  return steps.filter((step) => step <= count);
}

/** Replaces the steps done of one list; an empty array removes the list. */
export function withSteps(ticks: Ticks, list: string, steps: readonly number[]): Ticks {
  const others = Object.entries(ticks).filter(([name]) => name !== list);
  const all = steps.length > 0 ? [...others, [list, steps] as const] : others;
  return Object.fromEntries(all.slice(-maxLists));
}

/** Adds or removes one step. */
export function ticked(steps: readonly number[], step: number, isDone: boolean): readonly number[] {
  const others = steps.filter((other) => other !== step);
  return isDone ? [...others, step] : others;
}
