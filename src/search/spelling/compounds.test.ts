import {describe, expect, it} from 'vitest';
import {french} from '../analysis/french';
import {Lexicon} from '../indexing/Lexicon';
import {split, splitOff} from './compounds';

function lexiconOf(words: readonly string[]): Lexicon {
  const lexicon = new Lexicon(french);
  for (const word of words) lexicon.add(word, word, true);
  return lexicon;
}

describe('a word that holds another', () => {
  it.each([
    ['slidingdoors', ['doors'], ['sliding', 'doors']],
    ['revetementmural', ['revetement', 'mur'], ['revetement', 'mural']],
    // A part this short occurs in many words by chance.
    ['stationnement', ['stat', 'ment'], []],
    // The rest must be long enough to be a word, too.
    ['promoteur', ['moteur'], []],
  ])('%s with %j is %j', (typed, known, parts) => {
    expect(splitOff(typed, lexiconOf(known))).toEqual(parts);
  });
});

describe('a word typed without spaces', () => {
  const isSmall = (word: string, next: string): boolean =>
    french.words(`${word} ${next}`)[0]?.role === 'stop';

  it.each([
    ['papierpeint', ['papier', 'peint'], ['papier', 'peint']],
    ['plandefond', ['plan', 'fond'], ['plan', 'de', 'fond']],
    // The stop word is elided before a vowel.
    ['cagedescalier', ['cage', 'escalier'], ['cage', 'd', 'escalier']],
    ['vue3d', ['vue', '3d'], ['vue', '3d']],
    ['murzporte', ['mur', 'porte'], []],
    ['lapiece', ['piece'], ['la', 'piece']],
    ['murdu', ['mur'], ['mur', 'du']],
    ['demur', ['mur', 'demur'], []],
  ])('%s with %j is %j', (typed, known, parts) => {
    expect(split(typed, isSmall, false, lexiconOf(known))).toEqual(parts);
  });
});
