import {expect, it} from 'vitest';
import {fakePage, fakeSite} from '../fakeSite';
import {english, goodBody, itFinds} from '../faultCases';
import {articleLength} from './articleLength';

itFinds(articleLength, [
  {
    name: 'a task page that is too short',
    fields: {type: 'task'},
    at: '6:1',
    says: 'has 9 words; a task page must have 600 to 1000',
    remedy: 'Add what readers still need',
  },
  {
    name: 'a task page that is too long, including its symptoms',
    body: `Text.\n\n<Symptoms>\n\n<Symptom id="a" title="${'wall '.repeat(600)}" cause="${'room '.repeat(400)}">\n\nText.\n\n</Symptom>\n\n</Symptoms>`,
    fields: {type: 'task'},
    at: '6:1',
    says: 'has 1002 words',
    remedy: 'Split it into two pages',
  },
]);

it.each([
  ['a draft', {[english]: fakePage(goodBody, {type: 'task', draft: 'true'})}],
  [
    'an archived page',
    {'versioned_docs/version-2024/walls.mdx': fakePage(goodBody, {type: 'task'})},
  ],
  ['a page of another type', {[english]: fakePage(goodBody)}],
])('reports nothing for %s', (_, files) => {
  expect(articleLength.check(fakeSite(files))).toEqual([]);
});
