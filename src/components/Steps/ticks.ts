/** Numbers of the steps done, by list. The list touched last comes last. */
export type Ticks = Readonly<Record<string, readonly number[]>>;

/** Lists kept on the device; the one touched longest ago goes first. */
const maxLists = 60;

type Entry = [string, readonly number[]];

function isSteps(value: unknown): value is readonly number[] {
  return Array.isArray(value) && value.every((step) => Number.isInteger(step) && step > 0);
}

/** Reads what was stored; whatever we did not write counts as nothing. */
export function parseTicks(stored: string | null): Ticks {
  try {
    // What is no object has no entries, or throws.
    const entries = Object.entries<unknown>(JSON.parse(stored ?? '{}'));
    return Object.fromEntries(entries.filter((entry): entry is Entry => isSteps(entry[1])));
  } catch {
    return {};
  }
}

/**
 * The steps of a list that are done.
 *
 * @param count how many steps the list has now: one that it lost is not done
 */
export function stepsDone(ticks: Ticks, list: string, count: number): readonly number[] {
  const steps = Object.hasOwn(ticks, list) ? (ticks[list] ?? []) : [];
  return steps.filter((step) => step <= count);
}

/** The same with other steps done in one list; none takes the list out. */
export function withSteps(ticks: Ticks, list: string, steps: readonly number[]): Ticks {
  const others = Object.entries(ticks).filter(([name]) => name !== list);
  const all = steps.length > 0 ? [...others, [list, steps] as const] : others;
  return Object.fromEntries(all.slice(-maxLists));
}

/** The steps after one of them was ticked, or its tick taken away. */
export function ticked(steps: readonly number[], step: number, isDone: boolean): readonly number[] {
  const others = steps.filter((other) => other !== step);
  return isDone ? [...others, step] : others;
}
