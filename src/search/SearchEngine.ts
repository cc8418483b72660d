import MiniSearch from 'minisearch';
import {analysisOf} from './analysis/analysisOf';
import {memoize} from './analysis/memoize';
import type {Analysis} from './analysis/Word';
import {type Entry, entriesOf, type Field, fields} from './indexing/entries';
import {Lexicon} from './indexing/Lexicon';
import {readTokens} from './indexing/readTokens';
import {TextReader} from './indexing/TextReader';
import {AskedTerms} from './query/AskedTerms';
import {EntryTitles} from './query/EntryTitles';
import {readQuery} from './query/readQuery';
import type {Unit} from './query/Unit';
import type {Evidence, UnitMatch} from './ranking/Evidence';
import {putLast} from './ranking/putLast';
import type {RankedPage} from './ranking/rankPage';
import {rankPages} from './ranking/rankPages';
import type {SearchIndex} from './SearchIndex';
import {Concepts} from './synonyms/Concepts';
import {unpackGroups} from './synonyms/packGroups';

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

interface Ranking {
  /** Whether the query says what is wrong: symptoms answer it. */
  readonly isComplaint: boolean;
  readonly units: readonly Unit[];
  readonly pages: readonly RankedPage[];
}

/** The index of one language, ready to be asked. */
export class SearchEngine {
  readonly analysis: Analysis;
  readonly reader: TextReader;
  private readonly concepts: Concepts;
  private readonly lexicon: Lexicon;
  private readonly entries: readonly Entry[];
  private readonly titles: EntryTitles;
  private readonly terms: AskedTerms;
  private readonly mini: MiniSearch<Entry>;
  /** A query asks for the same stems several times, and the next letter for most of them again. */
  private readonly entriesWith = memoize(
    (stem): ReadonlyMap<number, Found> =>
      new Map(
        this.mini.search(stem).map(({id, score, match}) => {
          const isInBody = Object.values(match).every((met) =>
            met.every((name) => name === 'body'),
          );
          return [id as number, {score, isInBody}];
        }),
      ),
    maxKeptStems,
  );

  constructor(readonly index: SearchIndex) {
    this.analysis = analysisOf(index.language);
    this.lexicon = new Lexicon(this.analysis);
    let isForReaders = true;
    const onWord = (surface: string, stem: string, isBorrowed = false): void =>
      this.lexicon.add(surface, stem, isForReaders && !isBorrowed);
    this.concepts = new Concepts(this.analysis, unpackGroups(index.synonyms), onWord);
    this.reader = new TextReader(this.analysis, this.concepts);
    this.entries = entriesOf(index);
    this.terms = new AskedTerms(this.analysis, this.entries);
    this.mini = new MiniSearch<Entry>({
      fields: [...fields],
      // Long texts do without exact spellings: they are half of the work, and tell little there.
      tokenize: (text, field) =>
        readTokens(this.reader.read(text), this.analysis, onWord, field !== 'body'),
      processTerm: (term) => term,
      searchOptions: {tokenize: (term) => [term], boost, prefix: false, fuzzy: false},
    });
    const isFirst = ({page}: Entry): boolean => !index.pages[page]?.isLast;
    // Worked examples stand on pages that come last: their titles are those of other pages' subjects.
    this.titles = new EntryTitles(this.analysis, this.entries.filter(isFirst));
    // The sections of pages that come last hold samples of code, with words that nobody mistypes:
    // shortEnglishId, wallHeight. Their titles and keywords are for readers, who look for them.
    const isSample = (entry: Entry): boolean => entry.section !== undefined && !isFirst(entry);
    this.mini.addAll(this.entries.filter((entry) => !isSample(entry)));
    isForReaders = false;
    this.mini.addAll(this.entries.filter(isSample));
  }

  /** The pages that answer a query, best first, and how its words were understood. */
  rank(query: string): Ranking {
    const units = readQuery(query, this.analysis, this.lexicon, this.concepts);
    const evidence = units.map((unit) => this.evidenceOf(unit));
    const asked = this.terms.in(query);
    const isLast = (page: number): boolean => this.index.pages[page]?.isLast ?? false;
    const named = asked.size > 0 ? asked : this.titles.named(query);
    const {complaints, tellsState} = this.analysis;
    const words = this.analysis.words(query).map(({surface}) => surface);
    const isComplaint =
      units.some(({isNegation}) => isNegation) || words.some((word) => complaints.has(word));
    const isOfSymptom = isComplaint || tellsState.test(words.join(' '));
    const pages = rankPages(evidence, this.entries, isLast, named, isOfSymptom);
    // Who asks what a word means is glad of the list of terms, wherever it stands.
    const order = this.terms.isMeaningAsked(query) ? pages : putLast(pages, isLast);
    return {isComplaint, units, pages: order};
  }

  /** Whether any page holds the token. */
  isOnPages(token: string): boolean {
    return this.entriesWith(token).size > 0;
  }

  /** Every spelling of some stems and groups of synonyms: words, and phrases with their spaces. */
  spellingsOf(tokens: ReadonlySet<string>): string[] {
    const meant = [...tokens].flatMap((token) => this.concepts.spellingsOf(token));
    return [...new Set([...this.lexicon.surfacesOf(tokens), ...meant])];
  }

  private evidenceOf(unit: Unit): Evidence {
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
    const rarity = Math.log(1 + this.entries.length / entryCount);
    const rarest = Math.log(1 + this.entries.length / 4);
    return Math.max(weighing.min, Math.min(1, rarity / rarest));
  }
}
