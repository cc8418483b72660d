import {expect, it} from 'vitest';
import {withoutFrequent} from './withoutFrequent';

const often = Array.from({length: 11}, (_, at) => at);

it('drops a word that occurs all over the page', () => {
  expect(
    withoutFrequent(
      new Map([
        ['plan', often],
        ['flou', [20, 21]],
      ]),
    ),
  ).toEqual([20, 21]);
});

it('keeps it when it is the only word of the query', () => {
  expect(withoutFrequent(new Map([['plan', often]]))).toEqual(often);
});
