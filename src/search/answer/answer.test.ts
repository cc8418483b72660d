import {expect, it, vi} from 'vitest';
import {page} from '../exampleIndex';
import {SearchEngine} from '../SearchEngine';
import {packGroups} from '../synonyms/packGroups';
import {synonymGroups} from '../synonyms/synonymGroups';
import {answer} from './answer';
import {answerOf, firstHit, section} from './answerOf';

it('marks the typed word, and no longer one next to it with the same beginning', () => {
  const marksIn = (query: string): string[] | undefined =>
    firstHit(query, {title: 'Un plan sur le plancher'})
      ?.title.filter(({isMarked}) => isMarked)
      .map(({text}) => text);
  expect(marksIn('plan')).toEqual(['plan']);
  expect(marksIn('pla')).toEqual(['plan', 'plancher']);
});

it('omits sections that score much lower than the best one', () => {
  const hit = firstHit('régler le garage', {
    title: 'Extérieur',
    sections: [
      section('#area', 'Régler le garage', 'Le garage se règle ici.'),
      section('#pool', 'Creuser une piscine', 'Dessinez le bassin, puis réglez sa hauteur.'),
    ],
  });
  expect(hit?.sections.map(({url}) => url)).toEqual(['/fr/0#area']);
});

it('quotes a definition from its beginning, wherever the other words are', () => {
  const definition = 'L’ouverture découpée dans un plancher, le plus souvent pour un escalier.';
  const hit = firstHit('trémie', {
    title: 'Glossaire',
    sections: [
      {
        kind: 'row',
        hash: '#term-stairwell',
        title: 'trémie',
        text: `${definition} ${'Mots voisins : '.repeat(9)} trémie d’escalier, trémie de plancher`,
      },
    ],
  });
  const excerpt = hit?.sections[0]?.excerpt.map(({text}) => text).join('');
  expect(excerpt?.startsWith(definition)).toBe(true);
});

it.each([
  ['je veux ', true],
  // Found: the letters begin a word of the page as well.
  ['ma', false],
  ['comment garage', false],
  ['xqzvwk', false],
])('tells whether "%s" is only the beginning of a question: %s', (query, isBegun) => {
  const {isOnlyBegun} = answerOf(query, {title: 'Aménager une maison', keywords: ['garage']});
  expect(isOnlyBegun).toBe(isBegun);
});

const pages = [
  {title: 'Comment écrire : ce que vous voulez faire', isLast: true as const},
  {title: 'Premiers pas', keywords: ['tutoriel', 'ça ne va pas']},
];

it.each(['comment on fait pour', 'comment on fait pour ', 'je ne veux pas', 'j’ai un tutoriel'])(
  'finds no page by function words alone: %s',
  (query) => {
    expect(answerOf(query, ...pages)).toMatchObject({hits: [], isOnlyBegun: true});
  },
);

it.each(['tuto ', 'tuto ?', 'salut tuto svp', 'un tutoriel', 'ça ne va pas'])(
  'finds a page by a function word alone if it is a keyword of the page: %s',
  (query) => {
    expect(answerOf(query, ...pages).hits.map(({name}) => name)).toEqual(['Premiers pas']);
  },
);

const withPhrase = new SearchEngine({
  language: 'fr',
  popular: [],
  synonyms: [['assistance|parler à un conseiller']],
  pages: [page('/fr/a', 'Dessiner un mur', {keywords: ['assistance']})],
});

it.each(['parler à', 'parler à un', 'bonsoir à tous'])(
  'treats what may become a known phrase as unfinished: %s',
  (query) => {
    expect(answer(withPhrase, query, 5)).toMatchObject({isOnlyBegun: true, hits: []});
  },
);

it('finds nothing for a complete word that no page has, although a phrase begins with it', () => {
  expect(answer(withPhrase, 'parler', 5)).toMatchObject({isOnlyBegun: false, hits: []});
});

it('finds other browsers by the name of one, and marks only that one', () => {
  const engine = new SearchEngine({
    language: 'fr',
    popular: [],
    synonyms: packGroups(synonymGroups('fr')),
    pages: [page('/fr/a', 'Changer de navigateur'), page('/fr/b', 'Essayer Edge')],
  });
  const {hits, marks} = answer(engine, 'Safari', 5);
  expect(hits.map(({name}) => name)).toContain('Changer de navigateur');
  expect(marks).not.toContain('edge');
});

it('does not report as missing a phrase that has begun, unless it continues differently', () => {
  const struck = (query: string): string[] =>
    answer(withPhrase, query, 5).words.flatMap(({text, isKnown}) => (isKnown ? [] : [text]));
  expect(struck('un mur, parler à')).toEqual([]);
  expect(struck('un mur, cons')).toEqual([]);
  expect(struck('un mur, parler')).toEqual(['parler']);
  expect(struck('parler à un mur')).toEqual(['parler']);
});

it('analyses only the beginning of a pasted text, but returns all of it', () => {
  const pasted = 'c’est quoi un garage, '.repeat(5000);
  const pages = [{url: '/fr/', title: 'Garage', crumbs: [], description: '', keywords: []}];
  const index = {language: 'fr', popular: [], synonyms: []} as const;
  const engine = new SearchEngine({
    ...index,
    pages: pages.map((page) => ({...page, sections: []})),
  });
  const read = vi.spyOn(engine.analysis, 'words');
  expect(answer(engine, pasted, 5).query).toBe(pasted);
  expect(Math.max(...read.mock.calls.map(([text]) => text.length))).toBeLessThanOrEqual(400);
  read.mockRestore();
});

it('marks the correction if pages are found only by it', () => {
  const page = {url: '/fr/murs', title: 'Dessiner un mur', crumbs: [], description: ''};
  const engine = new SearchEngine({
    language: 'fr',
    popular: [],
    synonyms: [['meuble|miroir']],
    pages: [{...page, keywords: [], sections: []}],
  });
  const [hit] = answer(engine, 'un mir', 5).hits;
  expect(hit?.title.filter(({isMarked}) => isMarked)).toEqual([{text: 'mur', isMarked: true}]);
});

it.each([
  ['cote', 'Ajouter une cote'],
  ['côté', 'Choisir le côté'],
])('ranks first the page that has “%s” with the typed accents', (query, name) => {
  const hits = answerOf(query, {title: 'Choisir le côté'}, {title: 'Ajouter une cote'}).hits;
  expect(hits[0]?.name).toBe(name);
});

it('gives the product name no more weight than a greeting', () => {
  const engine = new SearchEngine({
    language: 'fr',
    product: 'Espace 3D',
    popular: [],
    synonyms: [],
    pages: [page('/fr/vue', 'La vue 3D d’un espace'), page('/fr/toit', 'Dessiner un toit')],
  });
  const found = answer(engine, 'un toit dans Espace3D, bonne journée', 5);
  expect(found.hits.map(({url}) => url)).toEqual(['/fr/toit']);
  expect(found.words.map(({text}) => text)).toEqual(['toit']);
});
