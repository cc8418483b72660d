import type {Unit} from '../query/Unit';

/** How well an entry answers one word. */
export interface UnitMatch {
  readonly score: number;
  /** From 0 to 1: how sure it is that the word is met. */
  readonly met: number;
}

/** One word of the query with what it meets: entry id → match. */
export interface Evidence {
  readonly unit: Unit;
  /** How much the word tells pages apart, from 0 to 1; words that nothing matches count too. */
  readonly weight: number;
  readonly matches: ReadonlyMap<number, UnitMatch>;
}
