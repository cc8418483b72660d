import {expect, it} from 'vitest';
import {findMarkupFaults} from './findMarkupFaults';

it.each([
  'No tags: 3 < 4, and 5 > 4.',
  'A <b>word</b>, a <a href="/a>b">link</a>.<br>',
  '<p><em>Nested</em></p><hr/>',
  'A <B>word</b>, a <svg/>.',
])('accepts %s', (text) => {
  expect(findMarkupFaults(text)).toEqual([]);
});

it.each([
  ['A <b>word.', [[2, '<b> is never closed.']]],
  ['A word</b>.', [[6, '</b> closes nothing.']]],
  ['A <B>word.', [[2, '<b> is never closed.']]],
  ['<a>one</b></a>', [[6, '</b> closes nothing.']]],
  ['</b', [[0, 'The tag </b is not finished.']]],
  [
    '<a>one</b>',
    [
      [0, '<a> is never'],
      [6, '</b> closes'],
    ],
  ],
  ['A <b><a href="/a">word</b>.', [[5, '<a> is never closed.']]],
  ['See <a href="/a">this</a', [[21, 'The tag </a is not finished.']]],
  ['See <a href="/a>this</a>', [[4, 'The tag <a is not finished.']]],
  [
    '<a href="/">one</a><a href="/b">two<a>',
    [
      [19, '<a> is never'],
      [35, '<a> is never'],
    ],
  ],
] as const)('reports what is wrong with %s', (text, expected) => {
  const found = findMarkupFaults(text).map(({index, what}) => [index, what]);
  expect(found).toEqual(expected.map(([index, what]) => [index, expect.stringContaining(what)]));
});
