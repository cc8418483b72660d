import {expect, it} from 'vitest';
import {fakePage, fakeSite} from '../fakeSite';
import {lists} from './lists';

function faultsOf(body: string) {
  const site = fakeSite({'docs/walls.mdx': fakePage(body)});
  return lists.check(site).map(({line, column, what, remedy}) => [line, column, what, remedy]);
}

it.each([
  ['- Ground\n - Kitchen', 9, 2, 'by 2 spaces'],
  ['- Ground\n  - Kitchen\n   - Bath', 10, 4, 'by 4 spaces'],
  ['1. Ground\n  - Kitchen\n2. Upper', 9, 3, 'by 3 spaces'],
  ['- Ground\n\n 1. Kitchen', 10, 2, 'by 2 spaces'],
])('reports text that was meant to be inside an item: %j', (body, line, column, remedy) => {
  const words = [expect.stringContaining('indented more'), expect.stringContaining(remedy)];
  expect(faultsOf(body)).toEqual([[line, column, ...words]]);
});

it.each([
  ['- Ground\n-\n- Upper', 9],
  ['1. Ground\n2.', 9],
])('reports an empty item: %j', (body, line) => {
  expect(faultsOf(body)).toEqual([[line, 1, 'An item of the list is empty.', expect.any(String)]]);
});

it('reports a third level', () => {
  expect(faultsOf('- House\n  - Ground\n    - Kitchen\n')).toEqual([
    [10, 5, expect.stringContaining('three levels deep'), expect.stringContaining('two levels')],
  ]);
});

it('reports a character that is read as a list marker', () => {
  expect(faultsOf('+ zooms in.')).toEqual([
    [8, 1, expect.stringContaining('The + at the start'), expect.stringContaining('\\+')],
  ]);
});

it.each([
  ['- Ground\n- Upper\nThese are floors.', 10, 1],
  ['1. Click.\nÀ la fin, a wall.\n2. Click.', 9, 1],
  ['- Ground\n  - Kitchen\n Bath', 10, 2],
])('reports a sentence that becomes part of an item: %j', (body, line, column) => {
  const words = [
    expect.stringContaining('part of the item above'),
    expect.stringContaining('empty line'),
  ];
  expect(faultsOf(body)).toEqual([[line, column, ...words]]);
});

it.each([
  '- Ground\n  - Kitchen\n  - Bath\n- Upper',
  '- Ground\n\n  1. Kitchen\n  2. Bath',
  ' 9. Ground\n10. Upper',
  '- Ground\n* Upper',
  '- Ground,\nwhich goes on here\n  and here. And\n  Here.',
  '- Ground\n\nThese are floors.',
  '- <Fact name="wallHeight" />\n- **Wall**',
  '<Steps>\n\n1. Click.\n2.\n\n</Steps>',
  '> - Ground\n> - Upper',
])('reports nothing for %j', (body) => {
  expect(faultsOf(body)).toEqual([]);
});
