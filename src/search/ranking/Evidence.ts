import type {Unit} from '../query/Unit';

/** How well an entry answers one word. */
export interface UnitMatch {
  readonly score: number;
  /** Confidence from 0 to 1 that the word is meant. */
  readonly met: number;
}

/** One word of the query with its matches by entry id. */
export interface Evidence {
  readonly unit: Unit;
  /** Discriminating power of the word from 0 to 1, also for words without matches. */
  readonly weight: number;
  readonly matches: ReadonlyMap<number, UnitMatch>;
}
