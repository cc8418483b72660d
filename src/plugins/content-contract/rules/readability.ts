import type {Locale} from '../../../site';
import {faultAt} from '../faults/faultAt';
import {type Block, blocksOf} from '../prose/blocksOf';
import {readingEase} from '../prose/readingEase';
import {sentencesOf} from '../prose/sentencesOf';
import {pageRule} from '../Rule';

/** Where “plain English” starts on the Flesch scale; the Kandel and Moles scale is the same. */
const leastScore = 60;

/** The formulas were calibrated on samples of a hundred words and are meaningless below that. */
const leastWords = 100;

/** A shorter sentence may score badly by chance. */
const leastWordsOfSentence = 6;

const measures: Readonly<Record<Locale, string>> = {
  en: 'Flesch',
  fr: 'Kandel-Moles',
};

interface Hardest {
  readonly block: Block;
  readonly sentence: string;
  readonly score: number;
}

function hardestSentence(blocks: readonly Block[], language: Locale): Hardest | undefined {
  return blocks
    .flatMap((block) =>
      sentencesOf(block.text).map((sentence) => {
        const {score, words} = readingEase([sentence], language);
        return {block, sentence, score, words};
      }),
    )
    .filter(({words}) => words >= leastWordsOfSentence)
    .sort((one, other) => one.score - other.score)[0];
}

/**
 * Pages are easy to read, by the Flesch formula for English (1948) and that of Kandel and Moles for
 * French (1958). Headings and tables are not sentences and do not count.
 */
export const readability = pageRule('readability', (page) => {
  const blocks = blocksOf(page).filter(({kind}) => kind !== 'heading' && kind !== 'cell');
  const ease = readingEase(
    blocks.map(({text}) => text),
    page.locale,
  );
  const hardest = hardestSentence(blocks, page.locale);
  if (ease.words < leastWords || ease.score >= leastScore || !hardest) {
    return [];
  }
  return [
    faultAt(page, hardest.block.node, {
      what: `The page scores ${Math.floor(ease.score)} for readability (${measures[page.locale]}); the minimum is ${leastScore}. Its hardest sentence: “${hardest.sentence}”`,
      remedy: `Use shorter words and shorter sentences, this one first. The average is ${ease.wordsPerSentence.toFixed(1)} words per sentence and ${ease.syllablesPerWord.toFixed(2)} syllables per word.`,
    }),
  ];
});
