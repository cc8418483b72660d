import {describe, expect, it} from 'vitest';
import {analysisOf} from '../analysis/analysisOf';
import {TextReader} from '../indexing/TextReader';
import {Concepts} from './Concepts';
import {synonymGroups} from './synonymGroups';

/** The parts of a text that match a group of these phrases. */
function mentioned(phrases: readonly string[], text: string): string[] {
  const analysis = analysisOf('fr');
  const concepts = new Concepts(analysis, [{name: 'group', words: phrases}], () => undefined);
  const {all, mentions} = new TextReader(analysis, concepts).read(text);
  return mentions.map(({from, to}) => text.slice(all[from]?.start, all[to - 1]?.end));
}

describe('a phrase', () => {
  it.each([
    ['à la fois', 'Deux murs à la fois, une fois', ['à la fois']],
    ['d’un coup', 'Coupez-le d’un coup', ['d’un coup']],
    ['vois plus', 'Je ne vois plus les murs : plus rien', ['vois plus']],
    // Only stop words may separate two content words.
    ['écran noir', 'L’écran est tout noir', []],
    ['écran noir', 'L’écran est noir', ['écran est noir']],
    ['mot de passe', 'Les mots passes', ['mots passes']],
    ['premiers pas', 'Mes premiers pas', ['premiers pas']],
  ])('%s in "%s"', (phrase, text, expected) => {
    expect(mentioned([phrase], text)).toEqual(expected);
  });
});

describe('a word of the other language', () => {
  const analysis = analysisOf('fr');
  const concepts = new Concepts(
    analysis,
    [{name: 'group', words: ['joindre'], borrowed: ['connect', 'wall', 'barrier']}],
    () => undefined,
  );
  const reader = new TextReader(analysis, concepts);

  it.each([
    ['connect', 1],
    ['walls', 1],
    // Words of this language with the same stem as a borrowed word.
    ['se connecter', 0],
    ['la barre d’outils', 0],
  ])('is met as it is spelt: "%s"', (text, count) => {
    expect(reader.read(text).mentions).toHaveLength(count);
  });
});

it('trusts a kind of a thing less than another word for it', () => {
  const analysis = analysisOf('fr');
  const groups = [{name: 'kind-room', words: ['pièce', 'cuisine']}];
  const reader = new TextReader(analysis, new Concepts(analysis, groups, () => undefined));
  const [room, kitchen] = reader.read('une pièce, une cuisine').mentions;
  expect(kitchen?.concept).toBe(room?.concept);
  expect(kitchen?.trust).toBeLessThan(room?.trust ?? 0);
});

describe('a phrase whose last word is still being typed', () => {
  const concepts = new Concepts(
    analysisOf('fr'),
    [{name: 'group', words: ['mot de passe']}],
    () => undefined,
  );
  /** The groups that a query matches by its spelling alone. */
  const meant = (words: readonly string[], begun?: string) =>
    concepts
      .find([
        ...words.map((stem) => ({
          surface: stem,
          candidates: [{stem, trust: 1}],
          isSmall: stem === 'de',
        })),
        ...(begun === undefined ? [] : [{surface: begun, candidates: [], isSmall: false, begun}]),
      ])
      .map(({concept}) => concept);

  it('is known by the words before it', () => {
    expect(meant(['mot', 'de'], 'p')).toEqual(['§group']);
  });

  it.each([
    ['goes on otherwise', ['mot', 'de'], 'v'],
    ['has no word before it', [], 'm'],
    ['is not being typed', ['mot', 'de', 'p'], undefined],
  ])('is not known when it %s', (_, words, begun) => {
    expect(meant(words, begun)).toEqual([]);
  });
});

describe('a phrase with a slip of the hand', () => {
  const concepts = new Concepts(
    analysisOf('fr'),
    [{name: 'group', words: ['fond de plan']}],
    () => undefined,
  );
  const meant = (stems: readonly string[]) =>
    concepts
      .find(
        stems.map((stem) => ({
          surface: stem,
          candidates: [{stem, trust: 1}],
          isSmall: stem === 'de',
          typed: stem,
        })),
      )
      .map(({concept}) => concept);

  it('is known by the words before it, though the slip makes another word', () => {
    expect(meant(['fond', 'de', 'plant'])).toEqual(['§group']);
  });

  it.each([
    ['another word', ['fond', 'de', 'mur']],
    ['another first letter', ['fond', 'de', 'blan']],
    ['a slip at its beginning', ['fons', 'de', 'plan']],
  ])('is not known with %s', (_, stems) => {
    expect(meant(stems)).toEqual([]);
  });
});

describe.each(['fr', 'en'] as const)('every synonym in %s', (language) => {
  const analysis = analysisOf(language);

  it('says something: no small word or negation stands alone', () => {
    const mute = synonymGroups(language)
      .flatMap(({words}) => words)
      .filter((text) => {
        const words = analysis.words(text);
        const telling = words.filter(({role}) => role !== 'stop');
        return telling.length === 0 || words.every(({role}) => role === 'negation');
      });
    expect(mute).toEqual([]);
  });

  it('is met where it stands, and not in one of its words alone', () => {
    const groups = synonymGroups(language);
    for (const text of groups.flatMap(({words}) => words)) {
      const concepts = new Concepts(analysis, [{name: 'one', words: [text]}], () => undefined);
      const reader = new TextReader(analysis, concepts);
      expect(reader.read(text).mentions, text).not.toEqual([]);
      const words = analysis.words(text);
      if (words.length < 2) continue;
      for (const {surface} of words) expect(reader.read(surface).mentions, text).toEqual([]);
    }
  });
});
