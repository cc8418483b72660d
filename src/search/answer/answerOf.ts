import {page} from '../exampleIndex';
import type {PageHit, SearchAnswer} from '../SearchAnswer';
import {SearchEngine} from '../SearchEngine';
import type {IndexedPage, IndexedSection} from '../SearchIndex';
import {answer} from './answer';

/** A section as the index has it. */
export function section(hash: string, title: string, text: string): IndexedSection {
  return {kind: 'section', hash, title, text};
}

/** The answer to a query on some pages, all in French. */
export function answerOf(query: string, ...pages: readonly Partial<IndexedPage>[]): SearchAnswer {
  const whole = pages.map((more, at) => page(`/fr/${at}`, '', more));
  const index = {language: 'fr', popular: [], synonyms: [], pages: whole} as const;
  return answer(new SearchEngine(index), query, 5);
}

/** The first page that a query finds among some. */
export function firstHit(
  query: string,
  ...pages: readonly Partial<IndexedPage>[]
): PageHit | undefined {
  return answerOf(query, ...pages).hits[0];
}
