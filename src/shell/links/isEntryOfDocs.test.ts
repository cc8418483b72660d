import {expect, it} from 'vitest';
import {isEntryOfDocs, type NamedVersion} from './isEntryOfDocs';

const versionOf = (mainDocId: string, base: string): NamedVersion => ({
  mainDocId,
  docs: [
    {id: 'start', path: `${base}/`, sidebar: 'help'},
    {id: 'walls', path: `${base}/walls`, sidebar: 'help'},
    {id: 'alone', path: `${base}/alone`, sidebar: undefined},
  ],
});
const docs = {
  default: {versions: [versionOf('start', '/fr'), versionOf('start', '/fr/2024')]},
  second: {versions: [versionOf('start', '/fr/second')]},
};

it.each([
  ['its page', {docId: 'walls'}, '/fr/walls', true],
  ['its page in an older version', {docId: 'walls'}, '/fr/2024/walls', true],
  ['its page, with a slash', {docId: 'walls'}, '/fr/walls/', true],
  ['not another page', {docId: 'walls'}, '/fr/alone', false],
  ['a page of its sidebar', {sidebarId: 'help'}, '/fr/walls', true],
  ['not a page without a sidebar', {sidebarId: 'help'}, '/fr/alone', false],
  ['the page of other docs', {docId: 'start', docsPluginId: 'second'}, '/fr/second/', true],
  [
    'not the page of that name in the first docs',
    {docId: 'start', docsPluginId: 'second'},
    '/fr/',
    false,
  ],
  ['not the page of that name in other docs', {docId: 'start'}, '/fr/second/', false],
  [
    'a sidebar of other docs',
    {sidebarId: 'help', docsPluginId: 'second'},
    '/fr/second/walls',
    true,
  ],
  ['the main page of a version', {type: 'docsVersion'}, '/fr/2024/', true],
  ['not the other pages of a version', {type: 'docsVersion'}, '/fr/walls', false],
  ['nothing in docs that do not exist', {docId: 'start', docsPluginId: 'third'}, '/fr/', false],
  ['nothing as a plain link', {}, '/fr/', false],
])('an entry refers to %s', (_case, entry, pathname, expected) => {
  expect(isEntryOfDocs(entry, docs, pathname)).toBe(expected);
});
