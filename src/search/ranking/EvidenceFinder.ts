import type MiniSearch from 'minisearch';
import {memoize} from '../analysis/memoize';
import type {Entry, Field} from '../indexing/entries';
import type {Unit} from '../query/Unit';
import type {Evidence, UnitMatch} from './Evidence';

/** What a match in each part of an entry is worth. */
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
  /** Trust from which a word counts as fully met: a synonym answers as well as the word itself. */
  fullTrust: 0.75,
  /** A word met in passing in a text is met less than in a title, a symptom or a keyword. */
  metInBody: 0.8,
  /** What a word that nothing matches weighs: as much as a rather telling word. */
  unknown: 0.6,
  min: 0.25,
};

/** Stems whose entries are kept: far more than a reader types in a visit. */
const maxKeptStems = 2000;

interface Found {
  readonly score: number;
  readonly isInBody: boolean;
}

/** Finds which entries of an index speak for what a word may mean, and how much that tells. */
export class EvidenceFinder {
  /**
   * The entries that hold a stem, by their numbers. A query asks for the same stems several times,
   * and the next letter for most of them again.
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

  /** What the entries say of a word of the query. */
  of(unit: Unit): Evidence {
    const matches = new Map<number, UnitMatch>();
    // A word that no page holds tells as much as the first of its meanings that one does.
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

  /** How much a word tells entries apart, from `min` for the commonest to 1 for the rare. */
  private weightOf(entryCount: number): number {
    if (entryCount === 0) return weighing.unknown;
    const rarity = Math.log(1 + this.entryCount / entryCount);
    const rarest = Math.log(1 + this.entryCount / 4);
    return Math.max(weighing.min, Math.min(1, rarity / rarest));
  }
}
