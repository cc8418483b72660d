import {expect, it} from 'vitest';
import {fakePage, fakeSite} from '../fakeSite';
import {faultsOf, french, itFinds} from '../faultCases';
import {spelling} from './spelling';

itFinds(spelling, [
  {
    name: 'a misspelt word',
    body: 'The wrogn wall.',
    at: '8:5',
    says: '“wrogn”',
    remedy: 'words.en.txt',
  },
]);

it('reports an untranslated text once, but each word if there are few', () => {
  const english = ['wall', 'draw', 'here', 'the'];
  const told = (body: string) =>
    spelling
      .check({
        ...fakeSite({[french]: fakePage(body)}),
        isSpelt: (word, locale) => word !== 'wrogn' && english.includes(word) === (locale === 'en'),
      })
      .filter(({line}) => line > 7)
      .map(({line, column, what, remedy}) => `${line}:${column} ${what} ${remedy}`);
  expect(told('Ici, draw the wall here.')).toEqual([
    '8:6 This text is in English. Write it in French.',
  ]);
  // Text on another line, and a word of no language, are not part of it.
  expect(told('Le draw, the wall.\n\nUn wrogn draw the.')).toEqual([
    '8:4 This text is in English. Write it in French.',
    expect.stringMatching(/^10:4 “wrogn” is not/),
    expect.stringMatching(/^10:10 “draw” is not/),
    expect.stringMatching(/^10:15 “the” is not/),
  ]);
  expect(told('Le wall.\n\nUn draw.')).toEqual([
    expect.stringMatching(/^8:4 “wall” is not in the dictionary/),
    expect.stringMatching(/^10:4 “draw” is not in the dictionary/),
  ]);
});

it('leaves a key typed by hand to its rule, but checks the same word elsewhere', () => {
  const body = 'Appuyez sur Echap.\n\n<PlanFigure scene="a" caption="Echap." />';
  const site = {
    ...fakeSite({[french]: fakePage(body)}),
    isSpelt: (word: string) => word !== 'Echap',
  };
  expect(spelling.check(site)).toMatchObject([{line: 10, column: 32}]);
});

it.each([
  '(walls)[wrogn.mdx]',
  '[walls] (./wrogn)',
  '[walls][../a/wrogn.mdx#b]',
  'chrome://wrogn',
  '[[wrogn|wrogn]]',
  'a&wrogn;b',
  '< Wrogn name="wrogn" />',
  'wrOeugn',
])('leaves code that is visible on the page to its rule: %s', (body) => {
  expect(faultsOf(spelling, `See ${body} and go on (wrogn).`)).toMatchObject([
    {what: '“wrogn” is not in the dictionary.'},
  ]);
});

it('leaves the type of an invalid callout to its rule', () => {
  expect(faultsOf(spelling, ':::wrogn Text.\n:::')).toEqual([]);
});
