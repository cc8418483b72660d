import {expect, it} from 'vitest';
import {fakePage, fakeSite} from '../fakeSite';
import {lostPages} from './lostPages';

const french = 'i18n/fr/docusaurus-plugin-content-docs';
const site = fakeSite({'docs/walls.mdx': fakePage('Text.')});

it('reports nothing for pages in their folders', () => {
  expect(lostPages.check(site)).toEqual([]);
});

it.each([
  [`${french}/features/lost.mdx`, `Move it to ${french}/current/features/lost.mdx.`],
  ['i18n/fr/lost.mdx', `Move it to ${french}/current/lost.mdx.`],
  [
    'features/walls.mdx',
    `Move it to docs/features/walls.mdx, or to ${french}/current/features/walls.mdx when it is in French.`,
  ],
  ['src/pages/walls.mdx', 'Move it to docs/walls.mdx, or to'],
  ['static/faq/walls.mdx', 'Move it to docs/faq/walls.mdx, or to'],
])('says where %s belongs', (file, remedy) => {
  expect(lostPages.check({...site, lostPages: [file]})).toEqual([
    {
      file,
      line: 1,
      column: 1,
      rule: 'lostPages',
      what: expect.stringContaining('This file does not become a page'),
      remedy: expect.stringContaining(remedy),
    },
  ]);
});
