import {expect, it} from 'vitest';
import type {ContentSite} from '../ContentSite';
import {checkSite} from '../checkContent';
import {fakePage, fakeSite} from '../fakeSite';

const french = 'i18n/fr/docusaurus-plugin-content-docs/current';
const page = fakePage('Walls.');
const linked = fakePage('See [the walls](./outer-walls.mdx).');
const menu = {
  file: 'sidebars.ts',
  version: 'current',
  quote: "'",
  isWhole: true,
  problems: [],
  labels: [],
  descriptions: [],
  sections: [],
  entries: [
    {id: 'outer-walls', line: 3, column: 1, isReference: false, isBare: false},
    {id: 'doors', line: 4, column: 1, isReference: false, isBare: false},
  ],
} as unknown as ContentSite['menus'][number];

/** The messages for a published page whose file is now this one. */
function faultsOf(file: string, strays: readonly string[] = []) {
  const site = fakeSite(
    {
      'docs/doors.mdx': linked,
      [`${french}/doors.mdx`]: fakePage('Portes.'),
      [`${french}/outer-walls.mdx`]: page,
      ...(file.endsWith('.mdx') || file.endsWith('.md') ? {[file]: page} : {}),
    },
    strays,
  );
  const published = {files: ['docs/outer-walls.mdx'], lockFile: 'i18n/fr/translations.json'};
  const told = ['routes', 'fileEndings', 'links', 'translations', 'redirects', 'menu'];
  return checkSite({...site, published, menus: [menu]})
    .filter(({rule}) => told.includes(rule))
    .map(({file, rule}) => [file, rule]);
}

it.each(['docs/Outer-walls.mdx', 'docs/outer walls.mdx', 'docs/outer-walls.md'])(
  'reports %s once, but no links or menu entries that use its correct name',
  (file) => {
    expect(faultsOf(file)).toEqual([[file, 'routes']]);
  },
);

it('reports a page saved as a text file once', () => {
  const file = 'docs/outer-walls.mdx.txt';
  expect(faultsOf(file, [file])).toEqual([[file, 'fileEndings']]);
});

it('reports everything left behind by a page with another name', () => {
  const rules = faultsOf('docs/inner-walls.mdx').map(([, rule]) => rule);
  expect(new Set(rules)).toEqual(new Set(['links', 'menu', 'redirects', 'translations']));
});
