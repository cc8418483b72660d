import {readFileSync} from 'node:fs';
import {expect, it} from 'vitest';
import {pointQueries} from './pointQueries';

const source = JSON.stringify([
  {locale: 'fr', q: 'raccourcis', page: '/features/shortcuts'},
  {locale: 'en', q: 'tools', page: '/features/'},
]);
const pagesOf = (text: string) => JSON.parse(text).map(({page}: {page: string}) => page);

it.each([
  ['features/shortcuts.mdx', 'features/keys.mdx', ['/features/keys', '/features/']],
  ['features/shortcuts.mdx', 'keys/index.mdx', ['/keys/', '/features/']],
  ['features/index.mdx', 'abilities/index.mdx', ['/features/shortcuts', '/abilities/']],
  ['features/shortcuts.mdx', undefined, ['/features/']],
  ['faq/index.mdx', undefined, ['/features/shortcuts', '/features/']],
])('points the questions that %s answers to %s', (from, to, pages) => {
  expect(pagesOf(pointQueries(source, from, to))).toEqual(pages);
});

it('leaves the layout of the file as it is', () => {
  const file = readFileSync('tests/search-queries.json', 'utf8');
  expect(pointQueries(file, 'nowhere.mdx')).toBe(file);
});

it('says where the file is malformed', () => {
  expect(() => pointQueries('[', 'a.mdx', 'b.mdx')).toThrow(
    /^tests\/search-queries\.json:1:1 {2}The bracket \[ is not closed\./,
  );
});
