import {expect, it} from 'vitest';
import type {JudgedQuery} from '../../search/evaluate';
import type {IndexedPage, SearchIndex} from '../../search/SearchIndex';
import {teach} from './teach';

const page = (url: string): IndexedPage => ({
  url,
  title: '',
  crumbs: [],
  description: '',
  keywords: [],
  sections: [],
});

const index: SearchIndex = {
  language: 'fr',
  popular: [],
  synonyms: [],
  pages: [page('/fr/2024/faq/'), page('/fr/2024/murs')],
};

const aboutHelp: JudgedQuery = {locale: 'fr', q: 'bug', page: '/faq/'};
const aboutWalls: JudgedQuery = {locale: 'fr', q: 'cloison', page: '/murs'};

/** By which words each page is asked for, when every query was typed twice. */
function taught(...judged: readonly JudgedQuery[]): (readonly string[] | undefined)[] {
  const {pages} = teach(index, '/fr/2024/', [...judged, ...judged]);
  return pages.map(({asked}) => asked?.flat());
}

it('learns for the pages of a version from queries that name them below it', () => {
  expect(taught(aboutHelp, aboutWalls)).toEqual([['bug'], ['cloison']]);
});

it.each<Partial<JudgedQuery>>([{isKeptAside: true}, {locale: 'en'}, {page: '/piscines'}])(
  'learns nothing from a query that is kept aside, in the other language, or for a page it lacks: %j',
  (other) => {
    expect(taught(aboutHelp, {...aboutWalls, ...other})[1]).toBeUndefined();
  },
);
