import {expect, it} from 'vitest';
import type {ContentSite} from '../ContentSite';
import {fakePage, fakeSite} from '../fakeSite';
import {versions} from './versions';

const folder = 'i18n/fr/docusaurus-plugin-content-docs';
const site = fakeSite({});
const both = ['2025', '2024'];
const names = {current: '2026', archived: both, line: 45, stored: both, listed: both};

function labels(version: string, label: string): ContentSite['messageFiles'][number] {
  const source = `{\n  "version.label": {\n    "message": "${label}",\n    "description": ""\n  }\n}\n`;
  return {file: `${folder}/${version}.json`, locale: 'fr', source};
}

function found(changes: Partial<ContentSite>) {
  const faults = versions.check({...site, versions: names, ...changes});
  return faults.map(({file, line, what, remedy}) => [`${file}:${line}`, `${what} ${remedy}`]);
}

it('reports nothing when everything agrees', () => {
  const messageFiles = [
    labels('current', '2026'),
    labels('version-2025', '2025'),
    {file: 'i18n/fr/code.json', locale: 'fr' as const, source: '{}'},
  ];
  expect(found({messageFiles})).toEqual([]);
});

it.each([
  ['current', '2025', 'named 2025 here, but 2026'],
  ['version-2025', '2026', 'named 2026 here, but 2025'],
])('reports the wrong label of %s', (version, label, says) => {
  expect(found({messageFiles: [labels(version, label)]})).toEqual([
    [`${folder}/${version}.json:2`, expect.stringContaining(says)],
  ]);
});

it('reports a wrong label anywhere in its entry', () => {
  const file = labels('current', '2025');
  const source = '{"version.label": {"description": "", "message": "2025"}}';
  expect(found({messageFiles: [{...file, source}]})).toEqual([
    [`${folder}/current.json:1`, expect.stringContaining('named 2025 here, but 2026')],
  ]);
});

it.each([
  ['a version not named', {archived: ['2024']}, 'src/site.ts:45', "{label: '2025', path: '2025'}"],
  ['a version not listed', {listed: ['2024']}, 'versions.json:1', 'docs:version 2025'],
  ['another order', {listed: ['2024', '2025']}, 'versions.json:1', '["2025","2024"]'],
  [
    'pages that are gone',
    {stored: ['2025']},
    'src/site.ts:45',
    'versioned_docs/version-2024 does not exist',
  ],
  ['one name for two', {current: '2025'}, 'src/site.ts:45', 'both named 2025'],
])('reports %s', (_, changes, place, says) => {
  expect(found({versions: {...names, ...changes}})).toEqual([
    [place, expect.stringContaining(says)],
  ]);
});

it('reports a writers’ page in the archive, but not the current one', () => {
  const archived = 'versioned_docs/version-2024/syntax.mdx';
  const {pages} = fakeSite({[archived]: fakePage('A.'), 'docs/syntax.mdx': fakePage('A.')});
  expect(found({pages})).toEqual([
    [`${archived}:1`, expect.stringContaining('versioned_sidebars/version-2024-sidebars.json')],
  ]);
});

it.each([
  ['New in version 2026: doors. Still using Version 2025?', null],
  ['Draw 2024 walls.', null],
  ['A **wall**.\n\nWhat version 2025 brings.', 'version 2025, not the current one, 2026'],
  ['Version 2026.\n\nOr version 2023.', 'version 2023, which this site does not have'],
  ['Version 2026.\n\nOr version 3.', 'version 3, which this site does not have'],
])('reports a version named on a home page that does not exist: %j', (body, says) => {
  const home = 'docs/index.mdx';
  const {pages} = fakeSite({[home]: fakePage(body), 'docs/faq.mdx': fakePage('Version 2020.')});
  expect(found({pages, homePages: [home]})).toEqual(
    says ? [[`${home}:10`, expect.stringContaining(says)]] : [],
  );
});
