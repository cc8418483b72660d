import type MiniSearch from 'minisearch';
import {memoize} from '../analysis/memoize';
import type {Entry, Field} from '../indexing/entries';
import type {Unit} from '../query/Unit';
import type {Evidence, UnitMatch} from './Evidence';

/** Weight of a match by field. */
const boost: Record<Field, number> = {
  title: 6,
  symptom: 3,
  heading: 4,
  keyword: 5,
  description: 2,
  row: 3,
  body: 1.5,
};

const weighing = {
  /** Trust from which a match counts in full: a synonym is as good as the word itself. */
  fullTrust: 0.75,
  /** A match in body text counts less than one in a title, symptom or keyword. */
  metInBody: 0.8,
  /** Weight of a word without matches: that of a fairly rare word. */
  unknown: 0.6,
  min: 0.25,
};

/** Size of the cache: far more stems than a reader types in a visit. */
const maxKeptStems = 2000;

interface Found {
  readonly score: number;
  readonly isInBody: boolean;
}

/** Finds the entries that match a word, and how much the word discriminates. */
export class EvidenceFinder {
  /**
   * The entries that contain a stem, by id. Cached, since a query looks up the same stems several
   * times, and the next letter typed most of them again.
   */
  readonly entriesWith = memoize(
    (stem): ReadonlyMap<number, Found> =>
      new Map(
        this.entries.search(stem, {boost}).map(({id, score, match}) => {
          const isInBody = Object.values(match).every((met) =>
            met.every((name) => name === 'body'),
          );
          return [id as number, {score, isInBody}];
        }),
      ),
    maxKeptStems,
  );

  constructor(
    private readonly entries: MiniSearch<Entry>,
    private readonly entryCount: number,
  ) {}

  /** The matches of a word of the query. */
  of(unit: Unit): Evidence {
    const matches = new Map<number, UnitMatch>();
    // A word that is on no page weighs as much as the first of its meanings that is.
    const telling = unit.candidates.find(({stem}) => this.entriesWith(stem).size > 0);
    const weight = this.weightOf(telling ? this.entriesWith(telling.stem).size : 0);
    for (const {stem, trust} of unit.candidates) {
      const found = this.entriesWith(stem);
      const met = Math.min(1, trust / weighing.fullTrust);
      for (const [id, {score, isInBody}] of found) {
        const known = matches.get(id);
        matches.set(id, {
          score: Math.max(score * trust, known?.score ?? 0),
          met: Math.max(isInBody ? met * weighing.metInBody : met, known?.met ?? 0),
        });
      }
    }
    return {unit, weight, matches};
  }

  /** Inverse document frequency, scaled from `min` for the most common stems to 1 for rare ones. */
  private weightOf(entryCount: number): number {
    if (entryCount === 0) return weighing.unknown;
    const rarity = Math.log(1 + this.entryCount / entryCount);
    const rarest = Math.log(1 + this.entryCount / 4);
    return Math.max(weighing.min, Math.min(1, rarity / rarest));
  }
}
