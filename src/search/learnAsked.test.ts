import {describe, expect, it} from 'vitest';
import {learnAsked} from './learnAsked';
import {SearchEngine} from './SearchEngine';
import type {IndexedPage, SearchIndex} from './SearchIndex';

const page = (url: string, title: string, keywords: readonly string[] = []): IndexedPage => ({
  url,
  title,
  crumbs: [],
  description: '',
  keywords,
  sections: [],
});

const index: SearchIndex = {
  language: 'fr',
  popular: [],
  synonyms: [],
  pages: [
    page('/fr/murs', 'Dessiner les murs', ['plafond']),
    page('/fr/etages', 'Créer des étages', ['plafond']),
    page('/fr/toits', 'Poser un toit', ['plafond rampant']),
  ],
};

/** Readers whose ceiling hides their rooms, and some who draw. */
const queries = [
  {q: 'le plafond cache tout', page: 1},
  {q: 'enlever le plafond', page: 1},
  {q: 'plafond qui gêne', page: 1},
  {q: 'mur de travers', page: 0},
  {q: 'tracer un mur', page: 0},
  {q: 'couper un mur', page: 0},
];

const first = (pages: readonly IndexedPage[], query: string): string | undefined => {
  const engine = new SearchEngine({...index, pages});
  const [best] = engine.rank(query).pages;
  return engine.index.pages[best?.page ?? -1]?.url;
};

describe('what judged queries teach', () => {
  const taught = learnAsked(index, queries);

  it('is which page readers mean by a word that several pages have', () => {
    expect(first(index.pages, 'le plafond')).toBe('/fr/murs');
    expect(first(taught, 'le plafond')).toBe('/fr/etages');
  });

  it('is nothing of a word that one reader used', () => {
    expect(taught.flatMap(({asked = []}) => asked.flat())).not.toContain('travers');
  });

  it('is nothing of a page that nobody has judged a query for', () => {
    expect(taught[2]).toBe(index.pages[2]);
  });

  it('shows no page that does not hold what is looked for', () => {
    expect(first(taught, 'qui gêne')).toBeUndefined();
  });
});
