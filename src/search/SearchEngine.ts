import MiniSearch from 'minisearch';
import {analysisOf} from './analysis/analysisOf';
import type {Analysis} from './analysis/Word';
import {type Entry, entriesOf, fields} from './indexing/entries';
import {Lexicon} from './indexing/Lexicon';
import {readTokens} from './indexing/readTokens';
import {TextReader} from './indexing/TextReader';
import {LearnedWeights} from './learning/LearnedWeights';
import {AskedTerms} from './query/AskedTerms';
import {EntryTitles} from './query/EntryTitles';
import {productPhrase} from './query/productPhrase';
import {readQuery} from './query/readQuery';
import {subjectsIn} from './query/subjectsIn';
import type {Unit} from './query/Unit';
import {withoutAsides} from './query/withoutAsides';
import {demote} from './ranking/demote';
import {EvidenceFinder} from './ranking/EvidenceFinder';
import type {RankedPage} from './ranking/rankPage';
import {rankPages} from './ranking/rankPages';
import type {SearchIndex} from './SearchIndex';
import {Concepts} from './synonyms/Concepts';
import {unpackGroups} from './synonyms/packGroups';

interface Ranking {
  /** The query without greetings, openings and asides. */
  readonly asked: string;
  /** Whether the query describes a problem, which symptoms answer. */
  readonly isComplaint: boolean;
  /** Whether it complains in stop words alone: « on voit pas le gazon ». */
  readonly fails: boolean;
  /** Whether it describes what is seen and asks nothing: « ma terrasse flotte ». */
  readonly tellsState: boolean;
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
  private readonly evidence: EvidenceFinder;
  private readonly learnedWeights: LearnedWeights;
  private readonly weightsBySection: readonly LearnedWeights[];
  private readonly product: RegExp | null;

  constructor(readonly index: SearchIndex) {
    this.analysis = analysisOf(index.language);
    this.product = productPhrase(index.product ?? '', this.analysis);
    this.lexicon = new Lexicon(this.analysis);
    let isForReaders = true;
    const onWord = (surface: string, stem: string, isBorrowed = false): void => {
      this.lexicon.add(surface, stem, isForReaders && !isBorrowed);
    };
    this.concepts = new Concepts(this.analysis, unpackGroups(index.synonyms), onWord);
    this.reader = new TextReader(this.analysis, this.concepts);
    this.entries = entriesOf(index);
    for (const word of subjectsIn(this.entries, this.analysis)) this.lexicon.subjects.add(word);
    this.terms = new AskedTerms(this.analysis, this.entries);
    const search = new MiniSearch<Entry>({
      fields: [...fields],
      // Body text is indexed without exact spellings: they double the work and add little there.
      tokenize: (text, field) =>
        readTokens(this.reader.read(text), this.analysis, onWord, field !== 'body'),
      processTerm: (term) => term,
      searchOptions: {tokenize: (term) => [term], prefix: false, fuzzy: false},
    });
    const isFirst = ({page}: Entry): boolean => !index.pages[page]?.isLast;
    // Pages ranked last contain worked examples with titles that belong to other pages.
    this.titles = new EntryTitles(this.analysis, this.entries.filter(isFirst));
    // Sections of pages ranked last contain code samples (shortEnglishId, wallHeight), whose words
    // must not be offered as spelling corrections. Their titles and keywords may.
    const isSample = (entry: Entry): boolean => entry.section !== undefined && !isFirst(entry);
    search.addAll(this.entries.filter((entry) => !isSample(entry)));
    isForReaders = false;
    search.addAll(this.entries.filter(isSample));
    this.evidence = new EvidenceFinder(search, this.entries.length);
    this.learnedWeights = new LearnedWeights(index.learnedWeights);
    this.weightsBySection = index.pages.map(
      ({learnedWeights}) => new LearnedWeights(learnedWeights),
    );
  }

  /** The words of a query to search for, and what each may mean. */
  read(query: string): Unit[] {
    return this.readAsked(this.askedIn(query));
  }

  /** The pages that answer a query, best first, and how its words were understood. */
  rank(query: string): Ranking {
    const asked = this.askedIn(query);
    const units = this.readAsked(asked);
    const evidence = units.map((unit) => this.evidence.of(unit));
    const terms = this.terms.in(asked);
    const isLast = (page: number): boolean => this.index.pages[page]?.isLast ?? false;
    const named = terms.size > 0 ? terms : this.titles.named(asked);
    const {complaints, fails, tellsState} = this.analysis;
    const words = this.analysis.words(asked).map(({surface}) => surface);
    const isComplaint =
      units.some(({part}) => part === 'negation') ||
      words.some((word) => complaints.has(word)) ||
      this.isStruggle(query);
    const isState = tellsState.test(words.join(' '));
    const isOfSymptom = isComplaint || isState;
    const learnedWeights = this.learnedWeights.of(units);
    const pages = rankPages(evidence, this.entries, isLast, learnedWeights, named, isOfSymptom);
    // The glossary is not demoted when the query asks for the meaning of a word.
    const order = this.terms.isMeaningAsked(asked) ? pages : demote(pages, isLast);
    return {
      asked,
      isComplaint,
      fails: fails.test(words.join(' ')),
      tellsState: isState,
      units,
      pages: order,
    };
  }

  /** The learned log-odds by section of a page, and last of the page as a whole. */
  sectionWeights(page: number, units: readonly Unit[]): readonly number[] {
    return this.weightsBySection[page]?.of(units) ?? [];
  }

  /** Whether any page holds the token. */
  isOnPages(token: string): boolean {
    return this.evidence.entriesWith(token).size > 0;
  }

  /** Every spelling of some stems and groups of synonyms: words, and phrases with their spaces. */
  spellingsOf(tokens: ReadonlySet<string>): string[] {
    const meant = [...tokens].flatMap((token) => this.concepts.spellingsOf(token));
    return [...new Set([...this.lexicon.surfacesOf(tokens), ...meant])];
  }

  /** Whether a query opens with a complaint, which `askedIn` removes. */
  private isStruggle(query: string): boolean {
    const surfaces = this.analysis.words(query).map(({surface}) => surface);
    return surfaces.some((_, from) => this.analysis.struggles.lengthAt(surfaces, from) > 0);
  }

  private askedIn(query: string): string {
    return withoutAsides(query, this.product, this.analysis);
  }

  private readAsked(asked: string): Unit[] {
    const isTitle = (): boolean => this.titles.named(asked).size > 0;
    return readQuery(asked, isTitle, this.analysis, this.lexicon, this.concepts);
  }
}
