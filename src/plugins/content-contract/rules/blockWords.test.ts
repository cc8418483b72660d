import {expect, it} from 'vitest';
import {faultsOf, itFinds} from '../faultCases';
import {blockWords} from './blockWords';

itFinds(blockWords, [
  {
    name: 'a result written on one line',
    body: '<Result>A wall.</Result>',
    at: '8:1',
    says: '<Result> is on the same line as its content',
    remedy: 'Put <Result> and </Result> each on a line of its own, with an empty line between',
  },
  ...[
    ['a sentence', 'A <PlanFigure scene="closed-loop" caption="A." /> b.', '8:3'],
    ['a cell', '| A |\n| - |\n| <PlanFigure scene="closed-loop" caption="A." /> |', '10:3'],
    ['a heading', '## A <ShortcutTable />', '8:6'],
  ].map(([place, body = '', at = '']) => ({
    name: `a block in ${place}`,
    body,
    at,
    says: 'inside a line of text',
    remedy: 'a line of its own',
  })),
]);

it.each([
  ['a figure in an item', '- <PlanFigure scene="closed-loop" caption="A." />'],
  ['words of a sentence', 'Press <Key name="escape" />, a <Term name="wall">wall</Term>.'],
])('reports nothing for %s', (_, body) => {
  expect(faultsOf(blockWords, body)).toEqual([]);
});
