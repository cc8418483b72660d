import {expect, it} from 'vitest';
import {fakePage, fakeSite} from '../fakeSite';
import {placesOf} from '../strayPlaces';
import {strayMarkup} from './strayMarkup';

it.each([
  ['A **long** wall', 2],
  ['A *long* wall', 2],
  ['A _long_ wall', 2],
  ['A wall of `4.50`', 10],
  ['A [wall](./walls.mdx)', 7],
  ['A <Term>wall</Term>', 2],
])('reports Markdown in a text that is displayed literally: %s', (text, index) => {
  const fault = [expect.any(Number), expect.any(Number), expect.stringContaining('no effect')];
  const word = `<PlanFigure scene="a" caption="${text}" />`;
  expect(placesOf(word)).toEqual([[8, word.indexOf(text) + index + 1, fault[2]]]);
  expect(placesOf(`<Symptom id="a" title="${text}" cause="B" />`)).toEqual([fault]);
  const titled = fakePage('Walls.', {title: `"${text}"`});
  expect(strayMarkup.check(fakeSite({'docs/walls.mdx': titled}))).toMatchObject([
    {line: 2, column: 9 + index},
  ]);
});

it('accepts the same characters as part of a text, and the alternative text of a picture', () => {
  const words = '2 * 3 < 4, 5 * 6, a_b_c, [x] (y) & * and _';
  expect(placesOf(`<PlanFigure scene="a" caption="${words}" />\n\n![A **wall**](/a.png)`)).toEqual(
    [],
  );
});

it('reports an HTML tag in a text that is displayed literally', () => {
  const told = (caption: string) =>
    placesOf(`<PlanFigure scene="a" caption="${caption}" />`).map(([, , what]) => what);
  expect(told('A <b>wall</b>.')).toEqual([expect.stringContaining('tags have no effect')]);
  expect(told('2 < 3 and a <- b.')).toEqual([]);
});
