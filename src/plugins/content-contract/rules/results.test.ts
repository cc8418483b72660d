import {expect, it} from 'vitest';
import {faultsOf, itFinds} from '../faultCases';
import {results} from './results';

itFinds(results, [
  {
    name: 'steps without a result before the next heading',
    body: '<Steps>\n\n1. Click.\n\n</Steps>\n\n## A {/* #a */}\n\n<Result>\n\nA wall.\n\n</Result>',
    at: '8:1',
    says: 'what the reader sees',
    remedy: '<Result>',
  },
  {
    name: 'the last steps of a section without a result',
    body: '<Steps>\n\n1. A.\n\n</Steps>\n\n<Result>\n\nB.\n\n</Result>\n\n<Steps>\n\n1. C.\n\n</Steps>',
    at: '20:1',
    says: 'what the reader sees',
    remedy: '<Result>',
  },
]);

it.each([
  ['steps with their result', '<Steps>\n\n1. A.\n\n</Steps>\n\n<Result>\n\nB.\n\n</Result>'],
  // The rule blockWords reports how it is written.
  ['steps with a result on one line', '<Steps>\n\n1. A.\n\n</Steps>\n\n<Result>B.</Result>'],
  [
    'two procedures of a section with one result',
    '<Steps>\n\n1. A.\n\n</Steps>\n\nThen:\n\n<Steps>\n\n1. B.\n\n</Steps>\n\n<Result>\n\nC.\n\n</Result>',
  ],
])('reports nothing for %s', (_, body) => {
  expect(faultsOf(results, body)).toEqual([]);
});
