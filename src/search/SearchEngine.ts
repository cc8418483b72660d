import MiniSearch from 'minisearch';
import {analysisOf} from './analysis/analysisOf';
import type {Analysis} from './analysis/Word';
import {Concepts} from './Concepts';
import {type Entry, entriesOf, type Field, fields} from './entries';
import {Lexicon} from './Lexicon';
import {type Evidence, type RankedPage, rankPages, type UnitMatch} from './rankPages';
import {readQuery, type Unit} from './readQuery';
import {readTokens} from './readTokens';
import type {SearchIndex} from './SearchIndex';

const boost: Record<Field, number> = {
  title: 8,
  symptom: 6,
  heading: 5,
  keyword: 5,
  description: 3,
  row: 3,
  body: 1.5,
};

/** Trust from which a word counts as fully met: a synonym answers as well as the word itself. */
const fullTrust = 0.75;
/** What a word that nothing matches weighs: as much as a rather telling word. */
const unknownWeight = 0.6;
const minWeight = 0.25;

export interface Ranking {
  readonly units: readonly Unit[];
  readonly pages: readonly RankedPage[];
}

/** The index of one language, ready to be asked. */
export class SearchEngine {
  readonly analysis: Analysis;
  readonly concepts: Concepts;
  private readonly lexicon: Lexicon;
  private readonly entries: readonly Entry[];
  private readonly mini: MiniSearch<Entry>;
  private readonly known = new Map<string, ReadonlyMap<number, number>>();

  constructor(readonly index: SearchIndex) {
    this.analysis = analysisOf(index.language);
    this.lexicon = new Lexicon(this.analysis);
    const onWord = (surface: string, stem: string): void => this.lexicon.add(surface, stem);
    this.concepts = new Concepts(this.analysis, index.synonyms, onWord);
    this.entries = entriesOf(index);
    this.mini = new MiniSearch<Entry>({
      fields: [...fields],
      tokenize: (text) => readTokens(text, this.analysis, this.concepts, onWord),
      processTerm: (term) => term,
      searchOptions: {tokenize: (term) => [term], boost, prefix: false, fuzzy: false},
    });
    this.mini.addAll(this.entries);
  }

  /** The pages that answer a query, best first, and how its words were understood. */
  rank(query: string): Ranking {
    const units = readQuery(query, this.analysis, this.lexicon, this.concepts);
    const evidence = units.map((unit) => this.evidenceOf(unit));
    const isLast = (page: number): boolean => this.index.pages[page]?.isLast ?? false;
    return {units, pages: rankPages(evidence, this.entries, isLast)};
  }

  private evidenceOf(unit: Unit): Evidence {
    const matches = new Map<number, UnitMatch>();
    let weight = unknownWeight;
    unit.candidates.forEach(({stem, trust}, position) => {
      const found = this.entriesWith(stem);
      if (position === 0) weight = this.weightOf(found.size);
      for (const [id, score] of found) {
        const known = matches.get(id);
        matches.set(id, {
          score: Math.max(score * trust, known?.score ?? 0),
          met: Math.max(Math.min(1, trust / fullTrust), known?.met ?? 0),
        });
      }
    });
    return {unit, weight, matches};
  }

  private weightOf(entryCount: number): number {
    if (entryCount === 0) return unknownWeight;
    const rarity = Math.log(1 + this.entries.length / entryCount);
    return Math.max(minWeight, Math.min(1, rarity / Math.log(1 + this.entries.length / 4)));
  }

  private entriesWith(stem: string): ReadonlyMap<number, number> {
    let found = this.known.get(stem);
    if (!found) {
      found = new Map(this.mini.search(stem).map(({id, score}) => [id as number, score]));
      this.known.set(stem, found);
    }
    return found;
  }
}
