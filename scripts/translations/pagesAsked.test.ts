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

it('reports names without a page, also next to valid ones', () => {
  expect(() => asked('glossary', 'nope', 'all', 'nor-this')).toThrow(
    'There is no page nope, nor-this. Give its address',
  );
});

it('suggests a page', () => {
  expect(() => asked('features/Glosary')).toThrow(
    'no page features/Glosary. Did you mean glossary?',
  );
});

it('leaves the archive out, unless its version is named', () => {
  const archived = [...pages, {path: 'glossary.mdx', version: 'version-2024'}];
  expect(pagesAsked(['glossary'], archived)).toEqual([pages[1]]);
  expect(pagesAsked(['2024/glossary'], archived)).toEqual([archived.at(-1)]);
});

it('treats a name that only the archive has as a mistake, unless its version is named', () => {
  const archived = [...pages, {path: 'shop.mdx', version: 'version-2024'}];
  expect(() => pagesAsked(['shop'], archived)).toThrow('There is no page shop. ');
  expect(pagesAsked(['2024/shop'], archived)).toEqual([archived.at(-1)]);
});
