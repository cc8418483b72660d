import type {Unit} from '../query/Unit';
import type {RankedPage} from '../ranking/rankPage';
import type {PageHit} from '../SearchAnswer';
import type {SearchEngine} from '../SearchEngine';
import type {Marker} from './excerpt';
import {isWorthOpening} from './isWorthOpening';

const maxSections = 3;
const excerptLength = 150;
/** A section is worth showing when it scores at least this share of the page's best section. */
const worthShowing = 0.4;
/** What the log-odds count that were learned from questions, beside what the section says itself. */
const learnedFactor = 0.7;
/** What a symptom is worth beside a section where nothing is wrong: steps come before remedies. */
const symptomOfQuestion = 0.95;
/** What it is worth to a query that tells what is seen: nothing but a symptom answers it. */
const symptomOfState = 1.5;
/** What it is worth to a query whose verb is a small word: its nouns stand in the steps as well. */
const symptomOfFailing = 3;

/** A query as it was understood. */
interface Asked {
  readonly units: readonly Unit[];
  /** What it says: the title of a page means it as a whole, unless a section begins so. */
  readonly said: string;
  /** Whether it is one word: any of the title of a page means that as a whole. */
  readonly isOneWord: boolean;
  /** Whether it says what is wrong: a symptom may answer it. */
  readonly isComplaint: boolean;
  /** Whether it says so in small words alone. */
  readonly fails: boolean;
  /** Whether it tells what is seen and asks nothing. */
  readonly tellsState: boolean;
}

/** What a symptom is worth to a query beside a section where nothing is wrong. */
function symptomWorthTo({isComplaint, fails, tellsState}: Asked): number {
  if (fails) return symptomOfFailing;
  if (tellsState) return symptomOfState;
  return isComplaint ? 1 : symptomOfQuestion;
}

/** What a text says, small words and inflections aside. */
export function sayingOf(text: string, {analysis}: SearchEngine): string {
  const telling = analysis.words(text).filter(({role}) => role !== 'stop');
  return telling.map(({stem}) => stem).join(' ');
}

/**
 * A page that answers, with its best sections and the words marked; nothing when it is not in the
 * index.
 */
export function describePage(
  engine: SearchEngine,
  ranked: RankedPage,
  marker: Marker,
  asked: Asked,
): PageHit | null {
  const page = engine.index.pages[ranked.page];
  if (!page) return null;
  const {said, isOneWord} = asked;
  const learnedWeights = engine.sectionWeights(ranked.page, asked.units);
  const whole = {
    score: ranked.entries.find(({entry}) => entry.section === undefined)?.score ?? 0,
    learnedWeight: learnedWeights[page.sections.length] ?? 0,
  };
  const symptomWorth = symptomWorthTo(asked);
  const parts = ranked.entries
    .flatMap(({entry: {section: at = -1}, score, coverage}) => {
      const section = page.sections[at];
      if (!section) return [];
      const learnedWeight = learnedWeights[at] ?? 0;
      const trust =
        Math.exp(learnedFactor * learnedWeight) * (section.kind === 'symptom' ? symptomWorth : 1);
      return [{section, score: score * trust, coverage, learnedWeight}];
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
    isSectionBest:
      !isNamed && isWorthOpening(sections, whole, asked.isComplaint || asked.tellsState),
  };
}
