import {readFileSync} from 'node:fs';
import {expect, it} from 'vitest';
import {sectionsOf, unknownSection} from './sectionsOf';

it('are the keys of the categories, whichever quotes and whatever order they have', () => {
  const source = `export default {menu: [
    {type: 'category', label: "What's new", key: 'news', items: [
      {key: "inner", type: 'category', items: []},
    ]},
    {type: 'category', label: 'Without a key', items: []},
    {type: 'link', label: 'Shop', key: 'shop', href: 'https://example.com'},
  ]};`;
  expect(sectionsOf(source)).toEqual(['news', 'inner']);
});

it('has those of this site', () => {
  expect(sectionsOf(readFileSync('sidebars.ts', 'utf8'))).toContain('getting-started');
});

it('suggests a section, or lists them', () => {
  expect(unknownSection('Features', ['faq', 'features'])).toContain('Did you mean features?');
  expect(unknownSection('garden', ['faq', 'features'])).toContain('Choose one of: faq, features.');
});
