import {expect, it, vi} from 'vitest';
import {page} from '../exampleIndex';
import {SearchEngine} from '../SearchEngine';
import {answer} from './answer';
import {answerOf, firstHit, section} from './answerOf';

it('marks the word that was typed, and no longer one beside it that begins alike', () => {
  const marksIn = (query: string): string[] | undefined =>
    firstHit(query, {title: 'Un plan sur le plancher'})
      ?.title.filter(({isMarked}) => isMarked)
      .map(({text}) => text);
  expect(marksIn('plan')).toEqual(['plan']);
  expect(marksIn('pla')).toEqual(['plan', 'plancher']);
});

it('leaves out the sections that answer much worse than the best', () => {
  const hit = firstHit('régler le garage', {
    title: 'Extérieur',
    sections: [
      section('#area', 'Régler le garage', 'Le garage se règle ici.'),
      section('#pool', 'Creuser une piscine', 'Dessinez le bassin, puis réglez sa hauteur.'),
    ],
  });
  expect(hit?.sections.map(({url}) => url)).toEqual(['/fr/0#area']);
});

it('quotes a definition from its beginning, wherever its other words are', () => {
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
])('says of "%s" whether the question only begins: %s', (query, isBegun) => {
  const {isOnlyBegun} = answerOf(query, {title: 'Aménager une maison', keywords: ['garage']});
  expect(isOnlyBegun).toBe(isBegun);
});

const pages = [
  {title: 'Comment écrire : ce que vous voulez faire', isLast: true as const},
  {title: 'Premiers pas', keywords: ['tutoriel', 'ça ne va pas']},
];

it.each(['comment on fait pour', 'comment on fait pour ', 'je ne veux pas', 'j’ai un tutoriel'])(
  'finds no page by small words alone: %s',
  (query) => {
    expect(answerOf(query, ...pages)).toMatchObject({hits: [], isOnlyBegun: true});
  },
);

it.each(['tuto ', 'tuto ?', 'salut tuto svp', 'un tutoriel', 'ça ne va pas'])(
  'finds a page by a small word that is its keyword, alone: %s',
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
  'takes for begun what may become a phrase that it knows: %s',
  (query) => {
    expect(answer(withPhrase, query, 5)).toMatchObject({isOnlyBegun: true, hits: []});
  },
);

it('strikes out no word that begins a phrase, unless it goes on otherwise', () => {
  const struck = (query: string): string[] =>
    answer(withPhrase, query, 5).words.flatMap(({text, isKnown}) => (isKnown ? [] : [text]));
  expect(struck('un mur, parler à')).toEqual([]);
  expect(struck('un mur, parle')).toEqual([]);
  expect(struck('parler à un mur')).toEqual(['parler']);
});

it('reads the beginning only of a text that was pasted, and gives it back whole', () => {
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

it('marks the guess by which alone pages are found', () => {
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
])('puts first the page that has “%s” with the accents that were typed', (query, name) => {
  const hits = answerOf(query, {title: 'Choisir le côté'}, {title: 'Ajouter une cote'}).hits;
  expect(hits[0]?.name).toBe(name);
});

it('hears no more in the name of the product than in a greeting', () => {
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
