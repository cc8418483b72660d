import {expect, it} from 'vitest';
import {withoutFrequent} from './withoutFrequent';

const often = Array.from({length: 11}, (_, at) => at);

it('leaves out the word that the whole page is about', () => {
  expect(
    withoutFrequent(
      new Map([
        ['plan', often],
        ['flou', [20, 21]],
      ]),
    ),
  ).toEqual([20, 21]);
});

it('keeps it where nothing else was asked for', () => {
  expect(withoutFrequent(new Map([['plan', often]]))).toEqual(often);
});
