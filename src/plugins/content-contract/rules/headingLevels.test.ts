import {expect, it} from 'vitest';
import {faultsOf, itFinds} from '../faultCases';
import {headingLevels} from './headingLevels';

itFinds(headingLevels, [
  {
    name: 'a page without a title',
    body: 'Text.',
    fields: {hide_title: 'true'},
    at: '7:1',
    says: 'hides its title, but has no other one',
    remedy: '# Title',
  },
  {
    name: 'a second title in the text',
    body: '# Walls\n\nText.',
    at: '8:1',
    says: 'is a title in the text',
    remedy: 'front matter',
  },
  {
    name: 'the title of the page further down',
    body: 'Text.\n\n# Walls\n\nText.',
    fields: {title: '"Walls"'},
    at: '10:1',
    says: 'is a title in the text',
    remedy: 'Remove it',
  },
  {
    name: 'a section that begins with a single #',
    body: 'Text.\n\n# Outer walls {/* #outer-walls */}\n\nText.',
    at: '10:1',
    says: 'has the level of the title',
    remedy: '## Outer walls',
  },
  {
    name: 'a skipped level',
    body: 'Text.\n\n### Walls {/* #walls */}\n\nText.',
    at: '10:1',
    says: 'skips a level',
    remedy: '##.',
  },
  {
    name: 'a heading of level 4',
    body: '## A {/* #a */}\n\nText.\n\n### B {/* #b */}\n\nText.\n\n#### C {/* #c */}\n\nText.',
    at: '16:1',
    says: 'level 4',
    remedy: '###',
  },
]);

it('accepts a title in the text of a page that hides its title', () => {
  expect(faultsOf(headingLevels, '# Walls\n\nText.', {hide_title: 'true'})).toEqual([]);
});
