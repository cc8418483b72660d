import {answer} from './answer/answer';
import type {SearchEngine} from './SearchEngine';

/** A question of a reader and the page that should answer it, below the locale. */
export interface JudgedQuery {
  readonly locale: 'en' | 'fr';
  readonly q: string;
  readonly page: string;
  /** The section or symptom of the page, without `#`, where one answers. */
  readonly anchor?: string;
}

export interface JudgedAnswer {
  readonly query: JudgedQuery;
  /** Position of the right page among the answers, from 1; 0 when it is not there. */
  readonly rank: number;
  /** Pages found, best first, below the locale. */
  readonly found: readonly string[];
  /** What Enter opens, below the locale; nothing where nothing is found. */
  readonly opened: string | undefined;
}

interface Score {
  readonly count: number;
  /** Shares from 0 to 1. */
  readonly first: number;
  readonly firstThree: number;
  /** Mean of 1 / rank. */
  readonly reciprocalRank: number;
  /** Of the queries that a section answers: the share for which Enter opens it; null without any. */
  readonly opened: number | null;
  /** Number of queries with no answer at all. */
  readonly empty: number;
}

/** What the search must reach on the judged queries of a language, and how many may stay empty. */
export const bars = {first: 0.92, firstThree: 0.98, opened: 0.7, empty: 0} as const;

/** Address of a page below its locale, with the slash that folders end with. */
function belowLocale(url: string, locale: 'en' | 'fr'): string {
  return locale === 'fr' ? url.replace(/^\/fr(?=\/)/, '') : url;
}

/** Asks one query and looks for the right page among the answers. */
export function judge(engine: SearchEngine, query: JudgedQuery): JudgedAnswer {
  const {pages} = engine.rank(query.q);
  const found = pages.map(({page}) =>
    belowLocale(engine.index.pages[page]?.url ?? '', query.locale),
  );
  const [hit] = answer(engine, query.q, 1).hits;
  const url = hit && ((hit.isSectionBest && hit.sections[0]?.url) || hit.url);
  const opened = url && belowLocale(url, query.locale);
  return {query, found, rank: found.indexOf(query.page) + 1, opened};
}

/** Sums up answers. */
export function scoreOf(answers: readonly JudgedAnswer[]): Score {
  const count = answers.length;
  const share = (isMet: (answer: JudgedAnswer) => boolean, asked = answers): number =>
    asked.filter(isMet).length / Math.max(1, asked.length);
  const ofSections = answers.filter(({query}) => query.anchor !== undefined);
  const isOpened = ({query, opened}: JudgedAnswer): boolean =>
    opened === `${query.page}#${query.anchor}`;
  const reciprocals = answers.map(({rank}) => (rank > 0 ? 1 / rank : 0));
  return {
    count,
    first: share(({rank}) => rank === 1),
    firstThree: share(({rank}) => rank > 0 && rank <= 3),
    reciprocalRank: reciprocals.reduce((sum, one) => sum + one, 0) / Math.max(1, count),
    opened: ofSections.length > 0 ? share(isOpened, ofSections) : null,
    empty: answers.filter(({found}) => found.length === 0).length,
  };
}
