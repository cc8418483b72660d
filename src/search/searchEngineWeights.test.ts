import {expect, it} from 'vitest';
import {engine, index, page} from './exampleIndex';
import {SearchEngine} from './SearchEngine';
import type {IndexedPage} from './SearchIndex';

it('gives a word that is on no page the weight of its meaning there', () => {
  const plans = page('/fr/plans', 'Importer un plan', {keywords: ['plan', 'plan scanné']});
  const keys = page('/fr/touches', 'Raccourcis', {
    sections: [{kind: 'row', hash: '#fit', title: 'Ajuster le plan à l’écran', text: ''}],
  });
  const others = ['a', 'b', 'c', 'd'].map((name) => page(`/fr/${name}`, 'Compte'));
  const small = new SearchEngine({...index, pages: [plans, keys, ...others]});
  const [best] = small.rank('recentrer le plan').pages;
  expect(best?.page).toBe(1);
});

it('gives the action less weight than its object', () => {
  const [first, second] = [page('/fr/a', 'Supprimer un décor'), page('/fr/b', 'Réparer un toit')];
  const small = new SearchEngine({...index, pages: [first, second]});
  const [best] = small.rank('supprimer le toit').pages;
  expect(best?.page).toBe(1);
});

it('takes « suppr » for both the verb and the key', () => {
  const keys = page('/fr/a', 'Raccourcis', {keywords: ['Suppr']});
  const account = page('/fr/b', 'Supprimer votre compte');
  const others = ['c', 'd', 'e'].map((name) => page(`/fr/${name}`, 'Votre compte'));
  const small = new SearchEngine({...index, pages: [keys, account, ...others]});
  expect(small.rank('suppr mon compte').pages[0]?.page).toBe(1);
  expect(small.rank('suppr').pages[0]?.page).toBe(0);
});

it('gives the name of another tool less weight than the thing searched for', () => {
  const plans = page('/fr/plans', 'Importer un plan', {keywords: ['DWG', 'AutoCAD', 'SketchUp']});
  const keys = page('/fr/touches', 'Raccourcis', {
    sections: [{kind: 'row', hash: '#turn', title: 'Tourner autour de la maison', text: ''}],
  });
  const small = new SearchEngine({...index, pages: [plans, keys]});
  const first = (query: string): number | undefined => small.rank(query).pages[0]?.page;
  expect(first('orbite comme dans sketchup')).toBe(1);
  expect(first('tourner autour comme sweet home 3d')).toBe(1);
  // Alone, it is the only clue.
  expect(first('sketchup')).toBe(0);
  expect(first('revit')).toBe(0);
});

it('gives a number less weight than what it measures', () => {
  const scales = page('/fr/a', 'Échelles', {keywords: ['20', '50']});
  const walls = page('/fr/b', 'Murs', {description: 'Dessinez un mur, une cloison.'});
  const others = ['c', 'd', 'e', 'f'].map((name) => page(`/fr/${name}`, 'Autour d’un mur'));
  const small = new SearchEngine({...index, pages: [scales, walls, ...others]});
  expect(small.rank('mur de 20').pages[0]?.page).toBe(1);
  expect(small.rank('20').pages[0]?.page).toBe(0);
});

it('searches for the thing that is not visible, not for invisible things', () => {
  const trouble = page('/fr/a', 'Rien n’apparaît', {keywords: ['invisible', 'disparu']});
  const wallpaper = page('/fr/b', 'Murs', {
    sections: [
      {kind: 'section', hash: '#paper', title: 'Poser du papier', text: ''},
      {kind: 'section', hash: '#house', title: 'Habiller la maison', text: ''},
    ],
  });
  const small = new SearchEngine({...index, synonyms: [], pages: [trouble, wallpaper]});
  const first = (query: string): number | undefined => small.rank(query).pages[0]?.page;
  for (const query of ['le papier n’apparaît pas', 'papier invisible', 'mon papier a disparu'])
    expect(first(query), query).toBe(1);
  for (const query of ['n’apparaît pas', 'disparu', 'la maison a disparu'])
    expect(first(query), query).toBe(0);
});

it('for a half-understood question, prefers the page that covers most of the rest', () => {
  const speakingOf = (url: string, ...titles: string[]): IndexedPage =>
    page(url, 'Murs', {
      sections: titles.map((title, at) => ({kind: 'section', hash: `#${at}`, title, text: ''})),
    });
  const pages = [
    speakingOf('/fr/a', 'Chaise'),
    speakingOf('/fr/b', 'Aligner une chaise', 'Tourner une chaise'),
  ];
  const small = new SearchEngine({...index, synonyms: [], pages});
  const first = (query: string): number | undefined => small.rank(query).pages[0]?.page;
  expect(first('chaise')).toBe(0);
  expect(first('guillocher zwrtqk chaise')).toBe(1);
});

it('gives the device less weight than the object, unless the problem is on the device', () => {
  const devices = page('/fr/a', 'Tablettes et iPad', {keywords: ['iPad', 'la 3D']});
  const plants = page('/fr/b', 'Arbres', {description: 'Plantez un arbre, une haie.'});
  const others = ['c', 'd', 'e', 'f'].map((name) => page(`/fr/${name}`, 'Autour d’un arbre'));
  const small = new SearchEngine({...index, synonyms: [], pages: [devices, plants, ...others]});
  const asides = (query: string): string[] =>
    small.rank(query).units.flatMap(({text, part}) => (part === 'aside' ? [text] : []));
  for (const query of ['sur iPad planter une haie', 'une haie sur mon iPad', 'haie sur l’iPad'])
    expect(asides(query), query).toEqual(['iPad']);
  for (const query of ['la haie bugue sur iPad', 'pas de 3D sur mon iPad'])
    expect(asides(query), query).toEqual([]);
  expect(asides('la haie d’un iPad')).toEqual([]);
});

it('gives a comparison less weight than the thing itself', () => {
  const asides = (query: string): string[] =>
    engine.rank(query).units.flatMap(({text, part}) => (part === 'aside' ? [text] : []));
  expect(asides('séparer une terrasse comme un mur')).toEqual(['mur']);
  expect(asides('comme un mur')).toEqual([]);
  expect(asides('un mur comme les pièces')).toEqual([]);
});

it('for the label of a button, finds only where the button is used', () => {
  const section = {kind: 'section', hash: '#a', title: 'Rattacher deux murs'} as const;
  const text = 'Sélectionnez les deux, puis Joindre.';
  const join = page('/fr/a', 'Murs', {sections: [{...section, text, labels: ['Joindre']}]});
  const write = page('/fr/b', 'Questions', {
    description: 'Joindre le service client.',
    sections: [{...section, title: 'Une question', text: 'Comment joindre le service client ?'}],
  });
  const small = new SearchEngine({...index, pages: [write, join]});
  expect(small.rank('joindre').pages[0]?.page).toBe(1);
  expect(small.rank('comment vous joindre').pages[0]?.page).toBe(0);
});

it('prefers a page whose title matches to a place with such a label', () => {
  const section = {
    kind: 'section',
    hash: '#a',
    title: 'Le changer',
    labels: ['Mot de passe'],
  } as const;
  const text = 'Sélectionnez Mot de passe.';
  const change = page('/fr/a', 'Changer votre mot de passe', {sections: [{...section, text}]});
  const small = new SearchEngine({...index, pages: [change]});
  const [best] = small.rank('mot de passe').pages[0]?.entries ?? [];
  expect(best?.entry.section).toBeUndefined();
});
