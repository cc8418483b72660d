import {expect, it} from 'vitest';
import {pagesAsked} from './pagesAsked';

const pages = ['faq/index.mdx', 'glossary.mdx'].map((path) => ({path, version: 'current'}));
const asked = (...names: readonly string[]) => pagesAsked(names, pages).map(({path}) => path);

it('finds the pages that are named, and all', () => {
  expect(asked('glossary')).toEqual(['glossary.mdx']);
  expect(asked('/faq/', 'docs/glossary.mdx')).toEqual(['faq/index.mdx', 'glossary.mdx']);
  expect(asked('all')).toEqual(['faq/index.mdx', 'glossary.mdx']);
  expect(asked()).toEqual([]);
});

it('says which names no page has, also beside others', () => {
  expect(() => asked('glossary', 'nope', 'all', 'nor-this')).toThrow(
    'There is no page nope, nor-this. Name it as its address',
  );
});
