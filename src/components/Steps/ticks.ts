/** Numbers of the steps done, by list. The list touched last comes last. */
export type Ticks = Readonly<Record<string, readonly number[]>>;

/** Lists kept on the device; the one touched longest ago goes first. */
const maxLists = 60;

function isSteps(value: unknown): value is readonly number[] {
  return Array.isArray(value) && value.every((step) => Number.isInteger(step) && step > 0);
}

/** Reads what was stored; whatever we did not write counts as nothing. */
export function parseTicks(stored: string | null): Ticks {
  try {
    const value: unknown = JSON.parse(stored ?? '{}');
    return value !== null && typeof value === 'object'
      ? Object.fromEntries(Object.entries(value).filter(([, steps]) => isSteps(steps)))
      : {};
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
  const own = [...new Set(steps)].sort((one, other) => one - other);
  const all = own.length > 0 ? [...others, [list, own] as const] : others;
  return Object.fromEntries(all.slice(-maxLists));
}

/** The steps after one of them was ticked, or its tick taken away. */
export function ticked(steps: readonly number[], step: number, isDone: boolean): readonly number[] {
  const others = steps.filter((other) => other !== step);
  return isDone ? [...others, step] : others;
}

/** What is ticked in a list, and whether from now on. */
interface Tick {
  readonly step: number;
  readonly isDone: boolean;
}

/**
 * What to keep once a step was ticked: all else stays as it was stored, since another tab may have
 * ticked it.
 *
 * @param count how many steps the list has now
 */
export const withTick = (ticks: Ticks, list: string, count: number, {step, isDone}: Tick): Ticks =>
  withSteps(ticks, list, ticked(stepsDone(ticks, list, count), step, isDone));
