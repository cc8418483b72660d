import {expect, it} from 'vitest';
import {engine, index, page} from './exampleIndex';
import {SearchEngine} from './SearchEngine';

it('keeps the answer unchanged while the next word has only begun', () => {
  const rows = ['Ctrl + D', 'Ctrl + Z'].map(
    (text) => ({kind: 'row', hash: '#key', title: 'Dupliquer', text}) as const,
  );
  const keys = page('/fr/a', 'Raccourcis', {keywords: ['D', 'Z'], sections: rows});
  const password = page('/fr/b', 'Changer un mot de passe');
  const shapes = page('/fr/c', 'Une pièce en L', {keywords: ['2,50 m']});
  const small = new SearchEngine({...index, pages: [keys, password, shapes]});
  const first = (query: string): number | undefined => small.rank(query).pages[0]?.page;
  expect(first('changer d')).toBe(1);
  expect(first('changer un mot de passe z')).toBe(1);
  // A letter that is whole: a key, a shape, a unit; or all there is.
  for (const query of ['ctrl d', 'touche d', 'q s d', 'd', 'le d'])
    expect(first(query), query).toBe(0);
  for (const query of ['mot en L', 'passe 2,50 m']) {
    expect(
      small.rank(query).units.map(({text}) => text),
      query,
    ).toContain(query.slice(-1));
  }
});

it('splits two function words typed without a space', () => {
  const tools = page('/fr/a', 'Outils', {keywords: ['que voulez-vous faire']});
  const walls = page('/fr/b', 'Dessiner un mur');
  const heading = {kind: 'section', hash: '#what', title: 'Que faire ?', text: ''} as const;
  const small = new SearchEngine({...index, pages: [{...tools, sections: [heading]}, walls]});
  expect(small.rank('faireun mur').pages.map(({page: at}) => at)).toEqual([1]);
});

it('reads pasted text with its HTML, and a tag that is the whole query', () => {
  const read = (query: string): string[] => engine.rank(query).units.map(({text}) => text);
  expect(read('&amp; <b>mur</b>')).toEqual(['mur']);
  expect(read('<Symptom>')).toEqual(['Symptom']);
  expect(read('mur < 20 cm')).toEqual(['mur', '20', 'cm']);
});

it('finds a length typed as it is spoken', () => {
  const walls = page('/fr/a', 'Murs', {keywords: ['2,50 m']});
  const others = ['2 m', '50 m', '10 cm'].map((keyword) =>
    page('/fr/b', 'Murs', {keywords: [keyword]}),
  );
  const small = new SearchEngine({...index, pages: [...others, walls]});
  const first = (query: string): number | undefined => small.rank(query).pages[0]?.page;
  for (const query of ['2m50', '2 m 50', 'mur de 2M50']) expect(first(query), query).toBe(3);
  expect(first('3 m 10 cm')).toBe(2);
});

it('joins a word that a space cut in two', () => {
  const walls = page('/fr/a', 'Une cloison vitrée', {keywords: ['refaire']});
  const others = page('/fr/b', 'Un son');
  const small = new SearchEngine({...index, pages: [others, walls]});
  for (const query of ['cloi son', 're faire'])
    expect(small.rank(query).pages[0]?.page, query).toBe(1);
});

it('gives a misspelt word the same weight as the other word of a query', () => {
  const walls = page('/fr/a', 'Le mur', {keywords: ['mur', 'un mur']});
  const seen = page('/fr/b', 'Un élément invisible', {keywords: ['mur'], description: 'Invisible'});
  const small = new SearchEngine({...index, pages: [walls, seen]});
  expect(small.rank('mur invisble').pages[0]?.page).toBe(1);
});

it.each(['tabouret de bar', 'canapé d’angle', 'table à manger'])(
  'does not take the second word of “%s” for the subject',
  (query) => {
    expect(engine.read(query).map(({part}) => part)).toEqual(['subject', 'remark']);
  },
);

it('does not complete the first letters of a last word to a subject when other words name it', () => {
  const parts = (query: string) => engine.read(query).map(({part}) => part);
  expect(parts('cloison vit')).toEqual(['subject', 'remark']);
  expect(parts('vit')).toEqual(['subject']);
  expect(parts('cloison mur')).toEqual(['subject', 'subject']);
});

it('searches for furniture when only a piece of furniture is named', () => {
  const alone = engine.read('guéridon').flatMap(({candidates}) => candidates);
  const [best] = [...alone].sort((a, b) => b.trust - a.trust);
  expect(best?.stem).toMatch(/^§furniture/);
  const moved = engine.read('verrouiller un guéridon').flatMap(({candidates}) => candidates);
  expect(moved.find(({stem}) => stem.startsWith('§furniture'))?.trust).toBeLessThan(1);
});
