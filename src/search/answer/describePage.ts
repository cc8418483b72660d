import type {RankedPage} from '../ranking/rankPage';
import type {PageHit} from '../SearchAnswer';
import type {SearchEngine} from '../SearchEngine';
import type {IndexedSection} from '../SearchIndex';
import type {Marker} from './excerpt';

const maxSections = 3;
const excerptLength = 150;
/** A section is worth showing when it scores at least this share of the page's best section. */
const worthShowing = 0.4;
/** A section is worth opening when it holds at least this much of the query. */
const worthOpening = 0.5;
/** It also is, whatever the keywords of its page score, when it leads the next by this factor. */
const clearLead = 1.2;
/** What a symptom is worth beside a section where nothing is wrong: steps come before remedies. */
const symptomOfQuestion = 0.95;

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
export function sayingOf(text: string, {analysis}: SearchEngine): string {
  const telling = analysis.words(text).filter(({role}) => role !== 'stop');
  return telling.map(({stem}) => stem).join(' ');
}

/**
 * A page that answers, with its best sections and the words marked; nothing when it is not in the
 * index.
 *
 * @param said what the query says: the title of a page means it as a whole, unless a section begins so
 * @param isOneWord whether the query is one word: any of the title means it as a whole
 */
export function describePage(
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
    excerpt: marker.excerpt(page.description || (top ?? ''), excerptLength, page.title),
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
