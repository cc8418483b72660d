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
/** Weight of the learned log-odds relative to the text of the section. */
const learnedFactor = 0.7;
/** Factor of a symptom for a question without a complaint: steps come before remedies. */
const symptomOfQuestion = 0.95;
/** The same for a query that describes what is seen and asks nothing: only a symptom answers it. */
const symptomOfState = 1.5;
/** The same for a complaint whose verb is a stop word: its nouns match the steps just as well. */
const symptomOfFailing = 3;

/** A query as it was interpreted. */
interface Asked {
  readonly units: readonly Unit[];
  /** Its stems: if they are the title of a page, the page is meant unless a section starts so. */
  readonly said: string;
  /** Whether it is one word: any word of a title then means the whole page. */
  readonly isOneWord: boolean;
  /** Whether it says what is wrong: a symptom may answer it. */
  readonly isComplaint: boolean;
  /** Whether it complains in stop words alone. */
  readonly fails: boolean;
  /** Whether it describes what is seen and asks nothing. */
  readonly tellsState: boolean;
}

/** Factor of the score of symptoms relative to other sections. */
function symptomWorthTo({isComplaint, fails, tellsState}: Asked): number {
  if (fails) return symptomOfFailing;
  if (tellsState) return symptomOfState;
  return isComplaint ? 1 : symptomOfQuestion;
}

/** The stems of a text without stop words. */
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
  // Titles and keywords select the page, so sections are compared with each other only.
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
