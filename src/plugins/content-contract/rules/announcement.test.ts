import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {afterAll, expect, it} from 'vitest';
import {siteUrl} from '../../../site';
import {fakePage, fakeSite} from '../fakeSite';
import {announcementTexts} from '../texts/announcementTexts';
import {announcement} from './announcement';

const siteDir = mkdtempSync(join(tmpdir(), 'announcement-'));
afterAll(() => rmSync(siteDir, {recursive: true}));

const french = 'i18n/fr/docusaurus-plugin-content-docs/current';
const page = fakePage('## Walls {/* #walls */}\n\nA.');
const site = fakeSite(
  {
    'docs/index.mdx': page,
    'docs/faq/index.mdx': page,
    'docs/walls.mdx': page,
    [`${french}/index.mdx`]: page,
    [`${french}/faq/index.mdx`]: page,
    [`${french}/walls.mdx`]: page,
    [`${french}/soon.mdx`]: fakePage('A.', {draft: 'true'}),
  },
  ['static/guide.pdf'],
);

/** The faults of an announcement bar with this link in French, on line 5. */
function faultsOf(href: string, quote = '"') {
  return faultsOfText(`Voir <a href=${quote}${href}${quote}>les questions</a>.`);
}

/** The faults of an announcement bar with this text in French, on line 5. */
function faultsOfText(french: string, quote = '`') {
  mkdirSync(join(siteDir, 'src'), {recursive: true});
  writeFileSync(
    join(siteDir, 'src/site.ts'),
    `export const announcement: object | null = {
  id: 'a',
  content: {
    en: 'See <a href="/faq/">the questions</a>.',
    fr: ${quote}${french}${quote},
  },
};
`,
  );
  return announcement.check({
    ...site,
    redirected: [{from: '/old', to: '/walls', line: 1}],
    announcementTexts: announcementTexts(siteDir),
  });
}

it.each([
  '/fr/',
  '/fr',
  '/fr/faq/',
  '/fr/faq',
  '/fr/faq/?from=bar',
  '/fr/walls',
  '/fr/walls.html',
  '/fr/walls#walls',
  '/fr/old',
  '/fr/search',
  '/guide.pdf',
  `${siteUrl}/fr/walls`,
  'https://elsewhere.example',
  'mailto:help@elsewhere.example',
  ['$', '{mainSiteLinks.contact}'].join(''),
])('accepts the link %s', (href) => {
  expect(faultsOf(href)).toEqual([]);
});

it.each([
  ['/fr/wals', 'does not lead to a page', 'Did you mean /fr/walls?'],
  [`${siteUrl}/fr/wals`, 'does not lead to a page', 'Did you mean /fr/walls?'],
  ['/fr/nothing-of-the-kind', 'does not lead to a page', 'such as /fr/faq/'],
  ['/walls', 'from the French text to a page in English', 'Write /fr/walls.'],
  ['/fr/soon', 'leads to a draft', 'publish the draft'],
  ['/fr/walls#wals', 'no id #wals', 'Did you mean #walls?'],
  ['walls', 'leads to a different address on each page', 'such as /fr/faq/'],
  ['#walls', 'leads to a different address on each page', 'such as /fr/faq/'],
  ['', 'has no address', 'such as /fr/faq/'],
])('reports the link %s, and says what to write', (href, what, remedy) => {
  expect(faultsOf(href)).toEqual([
    {
      file: 'src/site.ts',
      line: 5,
      column: 18,
      rule: 'announcement',
      what: expect.stringContaining(what),
      remedy: expect.stringContaining(remedy),
    },
  ]);
});

it.each(["'", ''])('reads an address delimited by "%s"', (quote) => {
  expect(faultsOf('/fr/wals', quote)).toHaveLength(1);
});

it.each([
  ["Voir l'aide.", 6, 'apostrophe'],
  ['Voir <b>les questions.', 5, '<b> is never closed'],
  ['Voir </b>les questions.', 5, '</b> closes nothing'],
  ['Voir <a href="/fr/faq/">les questions</a', 37, 'The tag </a is not finished'],
  ['Voir <img src="x" onerror="alert(1)">.', 5, '<img> is not allowed in this text'],
  ['Voir <script>alert(1)</script>.', 5, '<script> is not allowed in this text'],
  ['Voir <a href="/fr/faq/" onclick="x()">l’aide</a>.', 5, 'The tag <a> has onclick'],
  ['Voir [l’aide](/fr/faq/).', 5, '“[l’aide](/fr/faq/)” is shown as it is written'],
  ['Voir les wrogn.', 9, '“wrogn” is not in the dictionary'],
  ['', 0, 'The bar has no text in French'],
  ['<b> </b>', 0, 'The bar has no text in French'],
])('reports what is wrong with %o', (text, index, what) => {
  expect(faultsOfText(text)).toContainEqual(
    expect.objectContaining({
      file: 'src/site.ts',
      line: 5,
      column: 10 + index,
      what: expect.stringContaining(what),
    }),
  );
});

it.each(['Nouveau&nbsp;: <b>la 3D</b>.', "Voir <a href='/fr/faq/'>l’aide</a>.<br>"])(
  'accepts the text %s',
  (text) => {
    expect(faultsOfText(text)).toEqual([]);
  },
);

it('fixes an apostrophe only if the source contains it verbatim', () => {
  const [fault] = faultsOfText("Voir l'aide.", '"');
  expect(fault?.fix).toMatchObject({text: '’'});
  expect(faultsOfText("Voir l\\'aide.", "'")[0]).not.toHaveProperty('fix');
});
