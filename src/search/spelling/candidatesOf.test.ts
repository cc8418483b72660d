import {describe, expect, it} from 'vitest';
import {french} from '../analysis/french';
import {Lexicon} from '../indexing/Lexicon';
import {candidatesOf} from './candidatesOf';

/** The stems that a typed word may mean, given the words of the pages. */
function meanings(typed: string, {isLast, known}: {isLast: boolean; known: string[]}): string[] {
  const lexicon = new Lexicon(french);
  for (const word of known) {
    lexicon.add(word, word, true);
  }
  const word = {surface: typed, stem: typed, role: 'content'} as const;
  return candidatesOf(word, isLast, lexicon).map(({stem}) => stem);
}

describe('the last word, which may go on', () => {
  it.each([
    ['lon', ['longueur', 'mur'], ['longueur']],
    ['l', ['longueur', 'mur'], ['longueur']],
    // "une pièce en L": the letter is itself a word of the pages.
    ['l', ['l', 'longueur'], ['l']],
    ['mur', ['mur', 'muret'], ['mur', 'muret']],
    ['10', ['10', '10.08', '100'], ['10']],
    ['3', ['3d', '30'], ['3d']],
    // A typo in an incomplete word.
    ['terxas', ['terrasse'], ['terrasse']],
    ['zzzz', ['zone', 'zoomer'], []],
    // A slip in a short word, although it is also the prefix of another.
    ['mir', ['miroir', 'mur'], ['miroir', 'mur']],
    ['mxr', ['mxrair', 'mur'], ['mxrair']],
  ])('%s among %j means %j', (typed, known, meant) => {
    expect(meanings(typed, {isLast: true, known})).toEqual(meant);
  });
});

it('trusts a long beginning more where one word alone begins so', () => {
  const trust = (typed: string, known: readonly string[]): number | undefined => {
    const lexicon = new Lexicon(french);
    for (const word of known) lexicon.add(word, word, true);
    const word = {surface: typed, stem: typed, role: 'content'} as const;
    return candidatesOf(word, true, lexicon)[0]?.trust;
  };
  const sure = trust('mezza', ['mezzanine', 'mur']) ?? 0;
  expect(sure).toBeGreaterThan(trust('mezz', ['mezzanine', 'mur']) ?? 0);
  expect(sure).toBeGreaterThan(trust('mezza', ['mezzanine', 'mezzanin']) ?? 0);
});

it('takes the beginning of a word for it, though it is the stem of another', () => {
  const lexicon = new Lexicon(french);
  for (const word of ['clôturer', 'clôture']) {
    const [{surface, stem} = {surface: '', stem: ''}] = french.words(word);
    lexicon.add(surface, stem, true);
  }
  const typed = {surface: 'clotur', stem: french.stem('clotur'), role: 'content'} as const;
  const trusts = candidatesOf(typed, true, lexicon);
  expect(trusts).toContainEqual({stem: 'cloture', trust: 0.95});
});

it('takes the stem of another word for no more than the words that it begins', () => {
  const lexicon = new Lexicon(french);
  for (const word of ['clôturer', 'clôture']) {
    const [{surface, stem} = {surface: '', stem: ''}] = french.words(word);
    lexicon.add(surface, stem, true);
  }
  const typed = {surface: 'clotur', stem: french.stem('clotur'), role: 'content'} as const;
  expect(new Set(candidatesOf(typed, true, lexicon).map(({trust}) => trust)).size).toBe(1);
});

it('hears another word in an inflection that the pages lack: « si je pars » in « partir »', () => {
  const lexicon = new Lexicon(french);
  lexicon.add('part', 'part', true);
  lexicon.add('parer', 'par', true);
  const typed = {surface: 'pars', stem: 'par', role: 'content'} as const;
  expect(candidatesOf(typed, false, lexicon).map(({stem}) => stem)).toEqual(['par', 'part']);
});

it('knows a mistyped inflection that the pages lack by what it shares with theirs', () => {
  const lexicon = new Lexicon(french);
  lexicon.add('prelevement', french.stem('prelevement'), true);
  const typed = {surface: 'preleeve', stem: french.stem('preleeve'), role: 'content'} as const;
  expect(candidatesOf(typed, false, lexicon).map(({stem}) => stem)).toEqual(['prelev']);
});

describe('a word that no page has', () => {
  it.each([
    ['wegl', ['webgl'], ['webgl']],
    ['rauteur', ['hauteur'], ['hauteur']],
    // In a short word, a different first letter makes a different word.
    ['pile', ['tile'], []],
    ['saute', ['haute'], []],
    // Two typos, in a word long enough to remain recognisable.
    ['estompt', ['estompé'], ['estompé']],
    ['tremies', ['tremblez'], []],
    ['pintur', ['peinture'], ['peinture']],
    // The first two letters swapped.
    ['ceran', ['ecran'], ['ecran']],
    // An elided article or pronoun without its apostrophe; the prefix re-.
    ['lherbe', ['herb'], ['herb']],
    ['redessiner', ['dessin'], ['dessin']],
    ['redessiner', ['planter'], []],
    // An adjacent key, even in a short word and for its first letter.
    ['mir', ['mur', 'mer', 'mois'], ['mur']],
    ['lur', ['mur'], ['mur']],
    ['mxr', ['mur'], []],
    // Spelt by ear, with a typo.
    ['pesine', ['piscine'], ['piscine']],
  ])('%s beside %j means %j', (typed, known, meant) => {
    expect(meanings(typed, {isLast: false, known})).toEqual(meant);
  });
});

it('takes a small word for no other than those it begins', () => {
  const lexicon = new Lexicon(french);
  for (const word of ['commencer', 'maison']) lexicon.add(word, word, true);
  const small = (surface: string) => ({surface, stem: surface, role: 'stop'}) as const;
  expect(candidatesOf(small('comment'), false, lexicon)).toEqual([]);
  expect(candidatesOf(small('comment'), true, lexicon)).toEqual([]);
  expect(candidatesOf(small('ma'), true, lexicon).map(({stem}) => stem)).toEqual(['maison']);
});

it('takes no verb for another behind an article cut short: « centrer » is no « c’entrer »', () => {
  expect(meanings('centrer', {isLast: false, known: ['entrer', 'centre']})[0]).toBe('centre');
});

it('knows a word of another language as it is spelt, and no other by its stem', () => {
  const lexicon = new Lexicon(french);
  lexicon.add('measure', 'measur', false);
  lexicon.add('mesurer', 'mesur', true);
  const meant = (surface: string, stem: string) =>
    candidatesOf({surface, stem, role: 'content'}, false, lexicon).map(({stem: one}) => one);
  expect(meant('measures', 'measur')).toEqual(['measur']);
  expect(meant('measurer', 'measur')).toEqual(['mesur']);
});

it.each(['jtrace', 'jposer', 'letage'])(
  '%s is a verb or a noun and what is run into it',
  (typed) => {
    const lexicon = new Lexicon(french);
    for (const word of ['tracer', 'poser', 'etage']) lexicon.add(word, french.stem(word), true);
    const word = {surface: typed, stem: french.stem(typed), role: 'content'} as const;
    const [best] = candidatesOf(word, false, lexicon);
    expect(best?.stem).toBe(french.stem(typed.slice(1)));
    expect(best?.trust).toBeGreaterThan(0.8);
  },
);

describe('a word that a thumb made of another', () => {
  it.each([
    // An adjacent key hit along with the right one or instead of it, or the right one hit twice.
    ['vcour', ['cour'], ['cour']],
    ['vbleu', ['bleu'], ['bleu']],
    ['mlan', ['plan'], ['plan']],
    ['feen', ['fen'], ['fen']],
    ['xbleu', ['bleu'], []],
    // Two typos, one of which omits a letter.
    ['pvtoer', ['pivoter'], ['pivoter']],
  ])('%s among %j means %j', (typed, known, meant) => {
    expect(meanings(typed, {isLast: false, known})).toEqual(meant);
  });

  it.each([
    ['puiec', 'pieces'],
    ['terem', 'tremie'],
    ['fzenet', 'fenetre'],
  ])('%s begins %s', (typed, known) => {
    expect(meanings(typed, {isLast: true, known: [known]})).toEqual([known]);
  });
});
