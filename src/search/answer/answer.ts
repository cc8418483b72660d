import {isOnlyBegun} from '../query/isOnlyBegun';
import type {SearchAnswer} from '../SearchAnswer';
import type {SearchEngine} from '../SearchEngine';
import {describePage, sayingOf} from './describePage';
import {Marker} from './excerpt';
import {markedStems} from './markedStems';
import {suggestPages} from './suggestPages';

/** Longer queries are truncated, so that a pasted page does not stall the worker. */
const maxQueryLength = 400;

/**
 * Answers a query with the matching pages, best first, each with its best sections and marked
 * words, or with suggestions when nothing matches.
 *
 * @param pageLimit maximum number of pages
 */
export function answer(engine: SearchEngine, query: string, pageLimit: number): SearchAnswer {
  const ranking = engine.rank(query.slice(0, maxQueryLength));
  const {asked, units, pages} = ranking;
  const stems = markedStems(units, (stem) => engine.isOnPages(stem));
  const marker = new Marker(engine.reader, stems);
  const isOneWord = units.filter(({isSmall}) => !isSmall).length === 1;
  const understood = {...ranking, said: sayingOf(asked, engine), isOneWord};
  const hits = pages
    .slice(0, pageLimit)
    .flatMap((page) => describePage(engine, page, marker, understood) ?? []);
  const words = units.map(({text, part, isSmall, isBegun, candidates}) => ({
    text,
    isKnown:
      part === 'negation' ||
      isSmall ||
      isBegun ||
      candidates.some(({stem}) => engine.isOnPages(stem)),
  }));
  // « Bonjour à tous » or « pourriez-vous » alone asks nothing yet.
  const isGreeting = asked.trim() === '' && query.trim() !== '';
  const isPhraseBegun = units.some(({isBegun}) => isBegun) && words.every(({isKnown}) => isKnown);
  const isBegun = isGreeting || isPhraseBegun || isOnlyBegun(asked, engine.analysis);
  return {
    query,
    words,
    hits,
    isOnlyBegun: hits.length === 0 && isBegun,
    marks: hits.length > 0 ? engine.spellingsOf(new Set(stems.keys())) : [],
    pageCount: pages.length,
    suggestions: hits.length > 0 ? [] : suggestPages(engine, asked),
  };
}
