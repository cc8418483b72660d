import {expect, it} from 'vitest';
import {faultsOf, itFinds} from '../faultCases';
import {factsByHand} from './factsByHand';

itFinds(factsByHand, [
  {
    name: 'a fact typed by hand',
    body: 'Walls are 2.50\u00a0m high.',
    at: '8:11',
    says: 'typed by hand',
    remedy: '<Fact name="wallHeight" />',
  },
  ...[
    ['A wall of <Fact name="wallHeight" /> m.', '“2.50\u00a0m m”'],
    ['Steps of <Fact name="snapAngleStep" />°', '“15°°”'],
    ['It takes <Fact name="accountDeletionDelay" /> days, no more.', '“30\u00a0days days”'],
  ].map(([body = '', says = '']) => ({
    name: `a unit typed after a fact: ${says}`,
    body,
    at: `8:${body.search(/(?<=\/> ?)[md°]/) + 1}`,
    says,
    remedy: 'without it',
  })),
]);

it('reports nothing for a number followed by other words', () => {
  const body = 'A <Fact name="wallHeight" /> mark, <Fact name="passphraseWords" /> words.';
  expect(faultsOf(factsByHand, body)).toEqual([]);
});
