import {emptyWordsOf} from './setPhrases';

/**
 * Phrases that only say when or how, and words that do not have their usual meaning in a phrase:
 * round (a curve), all (multiple selection), step (of stairs).
 */
export const englishEmptyWords = emptyWordsOf([
  ...['the house', 'my house', 'the garden', 'my garden'].map((next) => `[round] ${next}`),
  '[all the time]',
  '[all of a sudden]',
  ...['each time', 'every time', 'many times', 'several times'].map((often) => `[${often}]`),
  '[from time to time]',
  ...['come', 'coming'].map((verb) => `[${verb} from]`),
  '[step by step]',
  ...['am', 'i m'].flatMap((be) => [`[${be} lost]`, `[${be} stuck]`]),
  ...['ok google', 'hey siri'].map((phrase) => `[${phrase}]`),
  ...['now', 'way'].map((next) => `[right ${next}]`),
  ...['do i find', 'can i find', 'to find'].map((next) => `[where ${next}]`),
  'at [all]',
  ...['look', 'looking'].map((verb) => `[${verb} at]`),
  '[lots of]',
  'how [many]',
  ...['any', 'no'].map((before) => `${before} [longer]`),
  'any [more]',
  'frequently [asked] questions',
]);
