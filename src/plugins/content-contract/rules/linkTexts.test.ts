import {expect, it} from 'vitest';
import {checkSite} from '../checkContent';
import {fakePage, fakeSite} from '../fakeSite';
import {linkTexts} from './linkTexts';

const files = {
  en: 'docs/walls.mdx',
  fr: 'i18n/fr/docusaurus-plugin-content-docs/current/walls.mdx',
};

function faultsOf(locale: 'en' | 'fr', text: string) {
  const body = `To draw a wall, [${text}](./walls.mdx).`;
  return linkTexts.check(fakeSite({[files[locale]]: fakePage(body)}));
}

it.each([
  ['en', 'here'],
  ['en', 'link'],
  ['en', 'this page'],
  ['en', 'Read more…'],
  ['fr', 'ici'],
  ['fr', '**Ici**'],
  ['fr', 'ce lien'],
  ['fr', 'lien'],
  ['fr', 'En savoir plus'],
  ['en', ''],
] as const)('reports in %s a link with no other text than: %s', (locale, text) => {
  const place = {line: 8, column: 17, remedy: expect.stringContaining('title of the page')};
  expect(faultsOf(locale, text)).toMatchObject([place]);
});

it.each([
  ['en', 'click here'],
  ['fr', 'cliquez ici'],
] as const)('reports once in %s that no link text is %s', (locale, text) => {
  const site = fakeSite({[files[locale]]: fakePage(`To draw a wall, [${text}](./walls.mdx).`)});
  const told = checkSite(site).filter(({what}) => what.includes(text));
  expect(told).toMatchObject([{remedy: 'Name the page the link leads to.'}]);
});

it.each([
  'https://example.com/walls',
  'www.example.com',
  '[https://example.com/](https://example.com/)',
])('reports an address used as a link text: %s', (link) => {
  const body = `All about walls: ${link}`;
  expect(linkTexts.check(fakeSite({[files.en]: fakePage(body)}))).toMatchObject([
    {line: 8, column: 18, remedy: expect.stringContaining('title of the page')},
  ]);
});

it('says how to write a bare address, at its line', () => {
  const body = 'Walls.\n\nSee [the walls|http://example.com].';
  expect(linkTexts.check(fakeSite({[files.en]: fakePage(body)}))).toMatchObject([
    {line: 10, remedy: expect.stringContaining('(https://example.com)')},
  ]);
});

it.each([
  ['en', 'click where the wall starts'],
  ['en', 'Link two walls'],
  ['en', 'Here is the plan'],
  ['fr', 'Lier deux murs'],
  ['fr', 'Supprimer le compte d’ici'],
  ['fr', 'Page de garde'],
] as const)('accepts other texts in %s: %s', (locale, text) => {
  expect(faultsOf(locale, text)).toEqual([]);
});
