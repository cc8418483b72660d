import {describe, expect, it} from 'vitest';
import {addToSidebar} from './addToSidebar';

const add = (items: string, section = 'faq') =>
  addToSidebar(`export default {menu: [${items}]};`, section, 'faq/new.mdx').replace(/\s+/g, ' ');
const faq = (rest: string) => `{type: 'category', label: "What's new", key: 'faq'${rest}}`;
const inner = "{type: 'category', label: 'Inner', key: 'inner', items: ['faq/inner']}";
const next = "{type: 'category', label: 'Next', key: 'next', items: ['next/a']}";

describe('the sidebar takes a page at the end of a section', () => {
  it.each([
    ['with pages', faq(", items: ['a', 'b']"), "items: ['a', 'b', 'faq/new']"],
    ['without pages', faq(', items: []'), "items: [ 'faq/new']"],
    ['with a category inside', faq(`, items: ['a', ${inner}]`), `['a', ${inner}, 'faq/new']`],
    ['with a page after a category', faq(`, items: [${inner}, 'a']`), `[${inner}, 'a', 'faq/new']`],
    ['without a list', faq(", link: {type: 'doc', id: 'a'}"), "'a'}, items: ['faq/new']}"],
    ['whose list comes first', `{items: ['a',], type: 'category', key: "faq"}`, "['a', 'faq/new']"],
    ['whose last page is spoken of', faq(`, items: ['a' // ]\n]`), "['a', // ] 'faq/new']"],
  ])('%s', (_, section, expected) => {
    const edited = add(`${section}, ${next}`);
    expect(edited).toContain(expected);
    expect(edited).toContain(`, ${next}]`);
  });

  it('that is nested in another', () => {
    expect(add(faq(`, items: [${inner}, 'a']`), 'inner')).toContain(
      "items: ['faq/inner', 'faq/new']}, 'a']",
    );
  });
});

it.each([
  [
    faq(', items: pages'),
    'faq',
    'sidebars.ts:1: the pages of faq are not listed here between [ and ]',
  ],
  [`\n\n${faq(', items')}`, 'faq', 'sidebars.ts:3: the pages of faq are not listed here'],
  [next, 'nowhere', 'sidebars.ts: no category has the key nowhere.'],
])('refuses %j', (items, section, says) => {
  expect(() => add(items, section)).toThrow(says);
});
