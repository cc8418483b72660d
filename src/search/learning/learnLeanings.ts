import {SearchEngine} from '../SearchEngine';
import type {SearchIndex} from '../SearchIndex';
import {askedStems} from './askedStems';
import {type Lesson, learnWeights} from './learnWeights';
import {type PackedLeanings, packLeanings} from './packLeanings';

/** How many questions must hold a stem: what stands in one may be chance. */
const minQuestions = 2;

/** The lessons without the stems that too few of them hold. */
function withoutRare(lessons: readonly Lesson[]): Lesson[] {
  const counts = new Map<string, number>();
  for (const {stems} of lessons) {
    for (const stem of stems.keys()) counts.set(stem, (counts.get(stem) ?? 0) + 1);
  }
  return lessons.map(({page, stems}) => ({
    page,
    stems: new Map([...stems].filter(([stem]) => (counts.get(stem) ?? 0) >= minQuestions)),
  }));
}

/**
 * Learns from questions which pages their words lean to.
 *
 * @param index without leanings
 * @param questions by number of the page that answers them
 * @returns undefined where there are no questions
 */
export function learnLeanings(
  index: SearchIndex,
  questions: ReadonlyMap<number, readonly string[]>,
): PackedLeanings | undefined {
  // The questions of each page are spread evenly: pages gone through one after the other would
  // leave the last one learned best.
  const asked = [...questions].flatMap(([page, texts]) =>
    texts.map((text, at) => ({page, text, place: (at + 0.5) / texts.length})),
  );
  if (asked.length === 0) return undefined;
  asked.sort((one, other) => one.place - other.place || one.page - other.page);
  const engine = new SearchEngine(index);
  const lessons = asked.map(({page, text}) => ({page, stems: askedStems(engine.read(text))}));
  return packLeanings(learnWeights(withoutRare(lessons), index.pages.length), index.pages.length);
}
