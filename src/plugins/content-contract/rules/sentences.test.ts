import {expect, it} from 'vitest';
import {faultsOf, itFinds} from '../faultCases';
import {sentences} from './sentences';

itFinds(sentences, [
  {
    name: 'a long sentence',
    body: `${'word '.repeat(26)}end.`,
    at: '8:1',
    says: '27 words',
    remedy: '25 words',
  },
  {
    name: 'a long step',
    body: `<Steps>\n\n1. ${'word '.repeat(20)}end.\n\n</Steps>`,
    at: '10:4',
    says: 'step “word word word word word word…” has 21',
    remedy: '20 words',
  },
  {
    name: 'a step with two actions',
    body: '<Steps>\n\n1. Click on the wall. Press the key.\n\n</Steps>',
    at: '10:4',
    says: 'step has 2 sentences',
    remedy: 'each action a step',
  },
  {
    name: 'a long paragraph',
    body: 'One. Two. Three. Four.',
    at: '8:1',
    says: '4 sentences',
    remedy: '3 sentences',
  },
]);

it.each([
  `| Room | ${'word '.repeat(26)}|\n| Bath | One. Two. Three. Four. |`,
  '<Steps>\n\n1. Click on the wall.\n2.Press the key.\n\n</Steps>',
])('leaves to strayMarkup what was meant as a table or a list: %j', (body) => {
  expect(faultsOf(sentences, body)).toEqual([]);
});
