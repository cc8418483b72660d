import {expect, it} from 'vitest';
import {faultsOf, itFinds} from '../faultCases';
import {readability} from './readability';

/** Long words in sentences of allowed length. */
const hardText = Array.from(
  {length: 12},
  (_, index) =>
    `Dimensional configuration necessitates preliminary determination of representative measurements, variation ${index}.`,
).join('\n\n');

itFinds(readability, [
  {
    name: 'a page that is hard to read',
    body: `Short words are fine here.\n\n${hardText}`,
    at: '10:1',
    says: 'Its hardest sentence: “Dimensional configuration',
    remedy: 'shorter sentences, this one first. The average is',
  },
]);

it('reports nothing for a very short page', () => {
  expect(faultsOf(readability, hardText.split('\n\n')[0] ?? '')).toEqual([]);
});
