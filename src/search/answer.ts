import {Marker, type Stretch} from './excerpt';
import {isOnlyBegun} from './isOnlyBegun';
import type {PageLink} from './protocol';
import type {RankedPage} from './rankPages';
import type {Unit} from './readQuery';
import type {SearchEngine} from './SearchEngine';
import type {IndexedSection} from './SearchIndex';

/** A section, symptom or row of a page that answers. */
interface SectionHit {
  readonly url: string;
  readonly title: readonly Stretch[];
  readonly excerpt: readonly Stretch[];
}

export interface PageHit {
  readonly url: string;
  readonly title: readonly Stretch[];
  /** The title without marks. */
  readonly name: string;
  readonly crumbs: readonly string[];
  readonly excerpt: readonly Stretch[];
  readonly sections: readonly SectionHit[];
  /** Whether its first section answers better than the page as a whole. */
  readonly isSectionBest: boolean;
}

export interface SearchAnswer {
  readonly query: string;
  /** The words that were looked for; those that nothing matches are unknown. */
  readonly words: readonly {readonly text: string; readonly isKnown: boolean}[];
  readonly hits: readonly PageHit[];
  /** Whether nothing fits because the question only begins: no answer yet, rather than none. */
  readonly isOnlyBegun: boolean;
  /** Words and phrases to mark on the page that is opened, folded. */
  readonly marks: readonly string[];
  /** Pages that match, shown or not. */
  readonly pageCount: number;
  /** When nothing fits: the nearest titles, then what most readers want. */
  readonly suggestions: readonly PageLink[];
}

/** Longer queries are cut: nobody types more, and a pasted page must not stall the worker. */
const maxQueryLength = 400;
const maxSections = 3;
const maxSuggestions = 5;
const excerptLength = 150;
/** A section is worth showing when it scores at least this share of the page's best section. */
const worthShowing = 0.4;
/** A section is worth opening when it holds at least this much of the query. */
const worthOpening = 0.5;
/** It also is, whatever the keywords of its page score, when it leads the next by this factor. */
const clearLead = 1.2;
/** What a symptom is worth beside a section where nothing is wrong: steps come before remedies. */
const symptomOfQuestion = 0.95;
/** Below this trust a candidate is a guess: it may rank a page, but marking it would puzzle. */
const minMarkedTrust = 0.5;
/** So would a longer word where the one that was typed is on the pages: "outside" for "zoom out". */
const minMarkedOfKnown = 0.6;

/** What to mark of what the words of a query may mean, each with the place of its word. */
function markedStems(
  units: readonly Unit[],
  isOnPages: (stem: string) => boolean,
): Map<string, number> {
  const stems = new Map<string, number>();
  for (const [asked, {isNegation, candidates}] of units.entries()) {
    if (isNegation) continue;
    const isKnown = candidates.some(({trust}) => trust === 1);
    const least = isKnown ? minMarkedOfKnown : minMarkedTrust;
    const sure = candidates.filter(({trust}) => trust >= least);
    // A guess by which alone pages are found tells why they are shown: « un mir ».
    const guess = candidates.find(({stem}) => isOnPages(stem));
    const isMet = sure.some(({stem}) => isOnPages(stem));
    for (const {stem} of isMet || !guess ? sure : [guess]) {
      if (!stems.has(stem)) stems.set(stem, asked);
    }
  }
  return stems;
}

interface Part {
  readonly section: IndexedSection;
  readonly score: number;
  readonly coverage: number;
}

/**
 * Whether the first of some sections answers better than its page as a whole.
 *
 * @param general what the best of the title, description and keywords of the page scores
 * @param isComplaint whether the query says what is wrong: a symptom may answer it
 */
function isWorthOpening(
  [best, next]: readonly Part[],
  general: number,
  isComplaint: boolean,
): boolean {
  if (!best || best.coverage < worthOpening) return false;
  const isClear = best.score >= clearLead * (next?.score ?? 0);
  const isAsked = isComplaint || best.section.kind !== 'symptom';
  return best.score > general || (isClear && isAsked);
}

/** What a text says, small words and inflections aside. */
function sayingOf(text: string, {analysis}: SearchEngine): string {
  const telling = analysis.words(text).filter(({role}) => role !== 'stop');
  return telling.map(({stem}) => stem).join(' ');
}

/**
 * @param said what the query says: the title of a page means it as a whole, unless a section begins so
 * @param isOneWord whether the query is one word: any of the title means it as a whole
 */
function describe(
  engine: SearchEngine,
  ranked: RankedPage,
  marker: Marker,
  said: string,
  isOneWord: boolean,
  isComplaint: boolean,
): PageHit | null {
  const page = engine.index.pages[ranked.page];
  if (!page) return null;
  const general = ranked.entries.find(({entry}) => entry.section === undefined)?.score ?? 0;
  const parts = ranked.entries
    .flatMap(({entry, score, coverage}) => {
      const section = entry.section === undefined ? undefined : page.sections[entry.section];
      const isLess = section?.kind === 'symptom' && !isComplaint;
      return section
        ? [{section, score: isLess ? symptomOfQuestion * score : score, coverage}]
        : [];
    })
    .sort((a, b) => b.score - a.score);
  const top = parts.find(({section}) => section.hash === '')?.section.text;
  // Titles and keywords say which page answers, not where on it: sections vie with one another.
  const sections = parts.filter(({section}) => section.hash !== '');
  const least = worthShowing * (sections[0]?.score ?? 0);
  const shown = sections.filter(({score}) => score >= least).slice(0, maxSections);
  const title = marker.mark(page.title);
  const begins = sayingOf(sections[0]?.section.title ?? '', engine).startsWith(said);
  const isNamed = isOneWord
    ? title.some(({isMarked}) => isMarked)
    : sayingOf(page.title, engine) === said && !begins;
  return {
    url: page.url,
    title,
    name: page.title,
    crumbs: page.crumbs,
    excerpt: marker.excerpt(page.description || (top ?? ''), excerptLength),
    sections: shown.map(({section}) => ({
      url: `${page.url}${section.hash}`,
      title: marker.mark(section.title),
      excerpt:
        section.kind === 'row'
          ? marker.beginning(section.text, excerptLength)
          : marker.excerpt(section.text, excerptLength, section.title),
    })),
    isSectionBest: !isNamed && isWorthOpening(sections, general, isComplaint),
  };
}

/** Titles that share letters with the query, then the popular pages. */
function suggest(engine: SearchEngine, query: string): PageLink[] {
  const {pages, popular} = engine.index;
  const trigrams = (text: string): Set<string> => {
    const letters = engine.analysis
      .words(text)
      .map(({surface}) => surface)
      .join(' ');
    return new Set(
      Array.from({length: Math.max(0, letters.length - 2)}, (_, at) => letters.slice(at, at + 3)),
    );
  };
  const asked = trigrams(query.slice(0, 100));
  const near = pages
    .map((page) => ({
      page,
      shared: [...trigrams(page.title)].filter((part) => asked.has(part)).length,
    }))
    .filter(({page, shared}) => shared > 2 && !page.isLast)
    .sort((a, b) => b.shared - a.shared)
    .slice(0, 2)
    .map(({page}) => page);
  const liked = popular.flatMap((at) => pages[at] ?? []);
  return [...new Set([...near, ...liked])]
    .slice(0, maxSuggestions)
    .map(({url, title}) => ({url, title}));
}

/**
 * Answers a query: the pages that fit, best first, each with its best sections and the words marked;
 * or, when nothing fits, where to look instead.
 *
 * @param pageLimit most pages to describe
 */
export function answer(engine: SearchEngine, query: string, pageLimit: number): SearchAnswer {
  const asked = query.slice(0, maxQueryLength);
  const {isComplaint, units, pages} = engine.rank(asked);
  const stems = markedStems(units, (stem) => engine.isOnPages(stem));
  const marker = new Marker(engine.reader, stems);
  const isOneWord = units.filter(({isSmall}) => !isSmall).length === 1;
  const hits = pages
    .slice(0, pageLimit)
    .flatMap(
      (page) =>
        describe(engine, page, marker, sayingOf(asked, engine), isOneWord, isComplaint) ?? [],
    );
  return {
    query,
    words: units.map(({text, isNegation, isSmall, candidates}) => ({
      text,
      isKnown: isNegation || isSmall || candidates.some(({stem}) => engine.isOnPages(stem)),
    })),
    hits,
    isOnlyBegun: hits.length === 0 && isOnlyBegun(asked, engine.analysis),
    marks: hits.length > 0 ? engine.spellingsOf(new Set(stems.keys())) : [],
    pageCount: pages.length,
    suggestions: hits.length > 0 ? [] : suggest(engine, asked),
  };
}
