import type {Entry} from './entries';
import type {Unit} from './readQuery';

/** How well an entry answers one word. */
export interface UnitMatch {
  readonly score: number;
  /** From 0 to 1: how sure it is that the word is met. */
  readonly met: number;
}

interface RankedEntry {
  readonly entry: Entry;
  readonly score: number;
  /** From 0 to 1: how much of the query it holds, and its page in its title and keywords. */
  readonly coverage: number;
}

export interface RankedPage {
  readonly page: number;
  readonly score: number;
  /** From 0 to 1: how much of the query the page holds. */
  readonly coverage: number;
  /** Its entries that match, best first. */
  readonly entries: readonly RankedEntry[];
}

/** One word of the query with what it meets: entry id → match. */
export interface Evidence {
  readonly unit: Unit;
  /** How much the word tells pages apart, from 0 to 1; words that nothing matches count too. */
  readonly weight: number;
  readonly matches: ReadonlyMap<number, UnitMatch>;
}

/** What the order of pages turns on; measured together with `npm run search:eval`. */
const tuning = {
  /** A negation tells symptoms apart but is no reason to show a page. */
  negation: 0.4,
  /** What happens meanwhile tells symptoms apart, but what happens is the question. */
  aside: 0.6,
  /** That it goes wrong is no subject: any page may say so. */
  trouble: 0.3,
  /** That it does not show may be said of anything: it is the thing that tells pages apart. */
  unseen: 0.5,
  /** A measure goes with anything, and stands on a page by chance. */
  number: 0.5,
  /** Another tool is named for comparison: what the reader looks for is in the other words. */
  otherTool: 0.25,
  /** What is done says less than what it is done to. */
  deed: 0.8,
  /** How many times more a symptom is worth to a query that says what is seen. */
  symptom: 1.6,
  /** What each further entry of a page adds to the best one: the page is about the word. */
  depth: 0.15,
  /** What it adds beside where no page holds any of the query: its subject is the best guess left. */
  depthInTheDark: 0.45,
  /** How much of a word met in the title or keywords of a page its sections inherit. */
  context: 0.35,
  /** What one entry that holds the words together adds to the page. */
  together: 1.15,
  /** How many times more an entry is worth whose title the query is, word for word. */
  named: 10,
  pageCoverage: 0.75,
  entryCoverage: 2,
  /** What the score of a page that comes last is worth. */
  lastPage: 0.3,
  minCoverage: 0.2,
  /** Words that no page holds do not empty the list: of the best page a page must hold this much. */
  minOfBest: 0.6,
  /** A page that comes last, unless it is first after all, must hold nearly as much as the best. */
  minOfBestForLast: 0.9,
};

const none: UnitMatch = {score: 0, met: 0};

interface PageEvidence {
  readonly byEntry: Map<number, UnitMatch>;
  /** The best of the title, description and keywords. */
  general: UnitMatch;
  best: UnitMatch;
  sum: number;
}

function better(a: UnitMatch, b: UnitMatch): UnitMatch {
  return {score: Math.max(a.score, b.score), met: Math.max(a.met, b.met)};
}

/** What one word meets on each page. */
function byPage(evidence: Evidence, entries: readonly Entry[]): Map<number, PageEvidence> {
  const pages = new Map<number, PageEvidence>();
  for (const [id, match] of evidence.matches) {
    const entry = entries[id];
    if (!entry) continue;
    const page = pages.get(entry.page) ?? {byEntry: new Map(), general: none, best: none, sum: 0};
    page.byEntry.set(id, match);
    page.best = better(page.best, match);
    page.sum += match.score;
    if (entry.section === undefined) page.general = better(page.general, match);
    pages.set(entry.page, page);
  }
  return pages;
}

/** One entry of a page: its own words, and in part those of the page's title. */
function rankEntry(
  entry: Entry,
  words: readonly WordOnPage[],
  total: number,
  named: ReadonlySet<number>,
  isOfSymptom: boolean,
): RankedEntry {
  let score = 0;
  let met = 0;
  for (const {found, factor, counted} of words) {
    const own = found?.byEntry.get(entry.id) ?? none;
    const general = found?.general ?? none;
    score += factor * Math.max(own.score, tuning.context * general.score);
    met += counted * Math.max(own.met, tuning.context * general.met);
  }
  if (named.has(entry.id)) score *= tuning.named;
  if (isOfSymptom && entry.symptom !== undefined) score *= tuning.symptom;
  const coverage = total > 0 ? met / total : 1;
  return {entry, coverage, score: score * coverage ** tuning.entryCoverage};
}

interface WordOnPage {
  readonly found: PageEvidence | undefined;
  readonly factor: number;
  readonly counted: number;
}

interface PageWords {
  readonly page: number;
  readonly words: readonly WordOnPage[];
  readonly coverage: number;
}

function coverageOf(words: readonly WordOnPage[], total: number): number {
  const met = words.reduce((sum, {found, counted}) => sum + counted * (found?.best.met ?? 0), 0);
  return total > 0 ? met / total : 1;
}

function rankPage(
  {page, words, coverage}: PageWords,
  depth: number,
  total: number,
  entries: readonly Entry[],
  named: ReadonlySet<number>,
  isOfSymptom: boolean,
): RankedPage {
  let score = 0;
  const ids = new Set<number>();
  for (const {found, factor} of words) {
    if (!found) continue;
    score += factor * (found.best.score + depth * (found.sum - found.best.score));
    for (const id of found.byEntry.keys()) ids.add(id);
  }
  const ranked: RankedEntry[] = [];
  for (const id of ids) {
    const entry = entries[id];
    if (entry) ranked.push(rankEntry(entry, words, total, named, isOfSymptom));
  }
  ranked.sort((a, b) => b.score - a.score);
  const together = tuning.together * (ranked[0]?.score ?? 0);
  return {
    page,
    coverage,
    entries: ranked,
    score: score * coverage ** tuning.pageCoverage + together,
  };
}

/** What a word of the query is worth beside the others. */
function factorOf(unit: Unit): number {
  const {isNegation, isAside, isTrouble, isUnseen, isNumber, isOtherTool, isDeed} = unit;
  if (isNegation) return tuning.negation;
  if (isTrouble) return tuning.trouble;
  if (isUnseen) return tuning.unseen;
  if (isNumber) return tuning.number;
  if (isOtherTool) return tuning.otherTool;
  if (isDeed) return tuning.deed;
  return isAside ? tuning.aside : 1;
}

/**
 * Orders pages: each word counts once a page, where it matches best, and a little more where the
 * page speaks of it often; a page is worth more when it holds more of the query, and more still
 * when one title, symptom, keyword or section holds it together.
 *
 * @param isLast whether a page comes after all others
 * @param named the entries whose title the query is
 * @param isOfSymptom whether the query says what is seen: symptoms answer it
 */
export function rankPages(
  evidence: readonly Evidence[],
  entries: readonly Entry[],
  isLast: (page: number) => boolean,
  named: ReadonlySet<number>,
  isOfSymptom: boolean,
): RankedPage[] {
  const words = evidence.map((one) => {
    const factor = factorOf(one.unit);
    const counted = one.unit.isNegation ? 0 : one.weight * factor;
    return {pages: byPage(one, entries), factor, counted};
  });
  const total = words.reduce((sum, {counted}) => sum + counted, 0);
  const pages = new Set(words.flatMap((word) => [...word.pages.keys()]));
  const met = [...pages].map((page): PageWords => {
    const onPage = words.map((word) => ({...word, found: word.pages.get(page)}));
    return {page, words: onPage, coverage: coverageOf(onPage, total)};
  });
  const best = Math.max(0, ...met.map(({coverage}) => coverage));
  const depth = tuning.depth + tuning.depthInTheDark * (1 - best);
  const ranked = met.map((one) => {
    const found = rankPage(one, depth, total, entries, named, isOfSymptom);
    return isLast(one.page) ? {...found, score: found.score * tuning.lastPage} : found;
  });
  const least = Math.min(tuning.minCoverage, tuning.minOfBest * best);
  const leastOfLast = tuning.minOfBestForLast * best;
  return ranked
    .filter(({coverage}) => coverage > 0 && coverage >= least)
    .sort((a, b) => b.score - a.score || a.page - b.page)
    .filter(({page, coverage}, at) => at === 0 || coverage >= leastOfLast || !isLast(page));
}
