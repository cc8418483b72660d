import {describe, expect, it} from 'vitest';
import {french} from './analysis/french';
import {Lexicon} from './Lexicon';

/** What a typed word may mean in pages that have these words. */
function meanings(typed: string, {isLast, known}: {isLast: boolean; known: string[]}): string[] {
  const lexicon = new Lexicon(french);
  for (const word of known) {
    lexicon.add(word, word, true);
  }
  return lexicon.candidates(typed, typed, isLast).map(({stem}) => stem);
}

describe('the last word, which may go on', () => {
  it.each([
    ['lon', ['longueur', 'mur'], ['longueur']],
    ['l', ['longueur', 'mur'], ['longueur']],
    // "une pièce en L": the letter is a word of the pages already.
    ['l', ['l', 'longueur'], ['l']],
    ['mur', ['mur', 'muret'], ['mur', 'muret']],
    ['10', ['10', '10.08', '100'], ['10']],
    ['3', ['3d', '30'], ['3d']],
  ])('%s among %j means %j', (typed, known, meant) => {
    expect(meanings(typed, {isLast: true, known})).toEqual(meant);
  });
});

it('takes the beginning of a word for it, though it is the stem of another', () => {
  const lexicon = new Lexicon(french);
  for (const word of ['clôturer', 'clôture']) {
    const [{surface, stem} = {surface: '', stem: ''}] = french.words(word);
    lexicon.add(surface, stem, true);
  }
  const trusts = lexicon.candidates('clotur', french.stem('clotur'), true);
  expect(trusts).toContainEqual({stem: 'cloture', trust: 0.95});
});

describe('a word that no page has', () => {
  it.each([
    ['wegl', ['webgl'], ['webgl']],
    ['rauteur', ['hauteur'], ['hauteur']],
    // With few letters, another first one makes another word.
    ['pile', ['tile'], []],
    ['saute', ['haute'], []],
    // Two errors, in a word that is long enough to be known by the rest.
    ['estompt', ['estompé'], ['estompé']],
    ['tremies', ['tremblez'], []],
    ['pintur', ['peinture'], ['peinture']],
  ])('%s beside %j means %j', (typed, known, meant) => {
    expect(meanings(typed, {isLast: false, known})).toEqual(meant);
  });
});
