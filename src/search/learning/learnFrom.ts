import {SearchEngine} from '../SearchEngine';
import type {SearchIndex} from '../SearchIndex';
import {askedStems} from './askedStems';
import {type Lesson, learnWeights} from './learnWeights';
import {type PackedWeights, packWeights} from './packWeights';

/** A question of a reader, and what answers it. */
export interface Question {
  readonly text: string;
  /** Position of the page in the index. */
  readonly page: number;
  /** Position of the section in the page; none where the page as a whole answers. */
  readonly section?: number;
}

/** A stem found in fewer questions is ignored: it may be there by chance. */
const minQuestions = 2;

/** Removes the stems that occur in fewer than `minQuestions` lessons. */
function withoutRare(lessons: readonly Lesson[]): Lesson[] {
  const counts = new Map<string, number>();
  for (const {stems} of lessons) {
    for (const stem of stems.keys()) counts.set(stem, (counts.get(stem) ?? 0) + 1);
  }
  return lessons.map(({target, stems}) => ({
    target,
    stems: new Map([...stems].filter(([stem]) => (counts.get(stem) ?? 0) >= minQuestions)),
  }));
}

/**
 * Interleaves the lessons of all targets: stochastic training favours whatever comes last, so
 * lessons must not be grouped by target.
 */
function spread(lessons: readonly Lesson[]): Lesson[] {
  const counts = new Map<number, number>();
  const numbered = lessons.map((lesson) => {
    const before = counts.get(lesson.target) ?? 0;
    counts.set(lesson.target, before + 1);
    return {lesson, before};
  });
  const places = numbered.map(({lesson, before}) => ({
    lesson,
    place: (before + 0.5) / (counts.get(lesson.target) ?? 1),
  }));
  places.sort((one, other) => one.place - other.place || one.lesson.target - other.lesson.target);
  return places.map(({lesson}) => lesson);
}

function weightsFrom(lessons: readonly Lesson[], targetCount: number): PackedWeights {
  return packWeights(learnWeights(spread(withoutRare(lessons)), targetCount), targetCount);
}

/**
 * Learns from readers’ questions which page, and which section of it, their words point to.
 *
 * @param index without learned weights
 * @returns the index with the learned weights, or unchanged when there are no questions
 */
export function learnFrom(index: SearchIndex, questions: readonly Question[]): SearchIndex {
  if (questions.length === 0) return index;
  const engine = new SearchEngine(index);
  const read = questions.map((one) => ({...one, stems: askedStems(engine.read(one.text))}));
  const pages = index.pages.map((page, at) => {
    const own = read.filter(({page: asked}) => asked === at);
    if (own.every(({section}) => section === undefined)) return page;
    const whole = page.sections.length;
    const lessons = own.map(({section = whole, stems}) => ({target: section, stems}));
    return {...page, learnedWeights: weightsFrom(lessons, whole + 1)};
  });
  const lessons = read.map(({page, stems}) => ({target: page, stems}));
  return {...index, pages, learnedWeights: weightsFrom(lessons, pages.length)};
}
