import {expect, it} from 'vitest';
import {faultsOf, itFinds} from '../faultCases';
import {openPairs} from './openPairs';

itFinds(openPairs, [
  {
    name: 'an unclosed bracket',
    body: 'A wall (20 cm.',
    at: '8:1',
    says: 'a ( without its )',
    remedy: 'both',
  },
  {
    name: 'a list of letters',
    body: 'Text:\n\na) Click.',
    at: '10:1',
    says: 'a ) without its (',
    remedy: 'neither',
  },
  {
    name: 'an unclosed quotation mark',
    body: 'The “**Wall** tool.',
    at: '8:1',
    says: 'a “ without its ”',
    remedy: 'both',
  },
]);

it.each(['A “wall” (20 cm, « thick » (or so)).', 'Type `(`.', 'A [wall](./a.mdx).'])(
  'reports nothing in %s',
  (body) => {
    expect(faultsOf(openPairs, body)).toEqual([]);
  },
);
