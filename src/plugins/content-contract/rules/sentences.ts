import {faultAt} from '../faults/faultAt';
import {type Block, blocksOf} from '../prose/blocksOf';
import {isMisread} from '../prose/isMisread';
import {countWords, sentencesOf} from '../prose/sentencesOf';
import {pageRule} from '../Rule';

/** Plain-language practice; in words and in sentences. */
const limits = {sentenceWords: 25, stepWords: 20, paragraphSentences: 3} as const;

function firstWords(text: string): string {
  const words = text.split(' ');
  return words.length > 6 ? `${words.slice(0, 6).join(' ')}…` : text;
}

function longSentences({kind, text}: Block): readonly (readonly [string, string])[] {
  if (kind === 'heading') {
    return [];
  }
  const limit = kind === 'step' ? limits.stepWords : limits.sentenceWords;
  return sentencesOf(text).flatMap((sentence): readonly (readonly [string, string])[] => {
    const words = countWords(sentence);
    return words > limit
      ? [
          [
            `The ${kind === 'step' ? 'step' : 'sentence'} “${firstWords(sentence)}” has ${words} words.`,
            `Split it: ${limit} words at most.`,
          ],
        ]
      : [];
  });
}

function longParagraph({kind, text}: Block): readonly (readonly [string, string])[] {
  const count = sentencesOf(text).length;
  const limit = limits.paragraphSentences;
  return kind === 'paragraph' && count > limit
    ? [[`The paragraph has ${count} sentences.`, `Split it: ${limit} sentences at most.`]]
    : [];
}

/** Several sentences are several actions, each of which may be as long as a whole step. */
function severalSentences({kind, text}: Block): readonly (readonly [string, string])[] {
  const count = sentencesOf(text).length;
  return kind === 'step' && count > 1
    ? [
        [
          `The step has ${count} sentences.`,
          'Make each action a step; put anything else above the steps or into the result.',
        ],
      ]
    : [];
}

/** Sentences, steps and paragraphs are short enough to be read at a glance. */
export const sentences = pageRule('sentences', (page) =>
  blocksOf(page)
    .filter(({node}) => !isMisread(page, node))
    .flatMap((block) =>
      [...longSentences(block), ...longParagraph(block), ...severalSentences(block)].map(
        ([what, remedy]) => faultAt(page, block.node, {what, remedy}),
      ),
    ),
);
