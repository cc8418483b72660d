import {expect, it} from 'vitest';
import {fakePage, fakeSite} from '../fakeSite';
import {french, goodBody} from '../faultCases';
import {routes} from './routes';

const page = fakePage(goodBody);

function faultsIn(files: Record<string, string>) {
  return routes.check(fakeSite(files)).map(({file, rule, what}) => ({file, rule, what}));
}

it('reports two pages with the same address', () => {
  const files = {
    'docs/faq.mdx': page,
    'docs/faq/index.mdx': fakePage(goodBody, {title: '"Other"'}),
  };
  expect(faultsIn(files)).toEqual([
    {file: 'docs/faq/index.mdx', rule: 'routes', what: expect.stringContaining('docs/faq.mdx')},
  ]);
});

it.each([
  ['docs/404.mdx', '/404, is reserved for the not-found page'],
  ['docs/faq/404.mdx', '/faq/404, is reserved for the not-found page'],
  [french.replace('walls', '404'), '/404, is reserved for the not-found page'],
  ['versioned_docs/version-2024/404.mdx', '/404, is reserved for the not-found page'],
  ['docs/search.mdx', '/search, is reserved for the search'],
  ['docs/search/index.mdx', '/search, is reserved for the search'],
  ['docs/fr/index.mdx', '/fr, is reserved for the pages in French'],
  ['docs/fr/walls.mdx', '/fr/walls, is reserved for the pages in French'],
  ['docs/assets/chair.mdx', 'is reserved for the files that browsers keep'],
  ['docs/2024/features/shortcuts.mdx', 'is reserved for the archived version 2024'],
])('reports %s, whose address is taken', (file, says) => {
  expect(faultsIn({[file]: page})).toEqual([
    {file, rule: 'routes', what: expect.stringContaining(says)},
  ]);
});

it.each(['docs/faq/search.mdx', 'docs/faq/fr.mdx', 'versioned_docs/version-2024/search.mdx'])(
  'accepts %s',
  (file) => {
    expect(faultsIn({[file]: page})).toEqual([]);
  },
);

it.each([
  ['docs/Étages.mdx', 'Rename it to etages.mdx:'],
  ['docs/faq/Draw walls - Copy.mdx', 'Rename it to faq/draw-walls-copy.mdx:'],
  ['docs/faq/walls.md', 'Rename it to faq/walls.mdx:'],
  ['docs/faq/日本.mdx', 'draw-walls.mdx'],
])('reports %s, a bad name for an address, and suggests another', (file, remedy) => {
  expect(routes.check(fakeSite({[file]: page}))).toMatchObject([
    {file, remedy: expect.stringContaining(remedy)},
  ]);
});

it('suggests no name that another page has', () => {
  const found = routes.check(fakeSite({'docs/walls.mdx': page, 'docs/Walls!.mdx': page}));
  expect(found.map(({remedy}) => remedy)).toEqual([expect.stringMatching(/^Use small letters/)]);
});
