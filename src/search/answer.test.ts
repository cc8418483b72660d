import {expect, it, vi} from 'vitest';
import {answer} from './answer';
import type {PageHit, SearchAnswer} from './SearchAnswer';
import {SearchEngine} from './SearchEngine';
import type {IndexedPage, IndexedSection} from './SearchIndex';

function section(hash: string, title: string, text: string): IndexedSection {
  return {kind: 'section', hash, title, text};
}

/** The answer to a query on some pages, all in French. */
function answerOf(query: string, ...pages: readonly Partial<IndexedPage>[]): SearchAnswer {
  const whole = pages.map((page, at) => {
    const empty = {url: `/fr/${at}`, title: '', crumbs: [], description: '', keywords: []};
    return {...empty, sections: [], ...page};
  });
  const index = {language: 'fr', popular: [], synonyms: [], pages: whole} as const;
  return answer(new SearchEngine(index), query, 5);
}

/** The first page that a query finds among some. */
function firstHit(query: string, ...pages: readonly Partial<IndexedPage>[]): PageHit | undefined {
  return answerOf(query, ...pages).hits[0];
}

it('shows where on the page the word is, however well the page is named after it', () => {
  const hit = firstHit('garage', {
    title: 'Aménager un garage',
    keywords: ['garage'],
    sections: [
      section('#area', 'Dessiner une surface', 'Une pelouse, une allée de garage, une cour.'),
      section('#pool', 'Creuser une piscine', 'Dessinez le bassin.'),
    ],
  });
  expect(hit?.sections.map(({url}) => url)).toEqual(['/fr/0#area']);
  expect(hit?.isSectionBest).toBe(false);
});

const curved: Partial<IndexedPage> = {
  title: 'Dessiner les murs',
  keywords: ['mur arrondi'],
  sections: [
    section('#edit', 'Modifier un mur', 'Arrondir : faites glisser le milieu du mur.'),
    section('#snap', 'Utiliser le magnétisme', 'Il attire le pointeur vers le mur.'),
  ],
};

it('puts steps before a remedy that answers hardly better, unless something is wrong', () => {
  const page: Partial<IndexedPage> = {
    title: 'Plan',
    sections: [
      section(
        '#hide',
        'Masquer',
        'Il faut déverrouiller ce plan, puis choisir une autre image dans cette longue liste.',
      ),
      {
        ...section(
          '#tilted',
          'Tout penche',
          'Il faut déverrouiller ce plan, puis corriger un autre angle dans cette liste.',
        ),
        kind: 'symptom',
      },
    ],
  };
  const first = (query: string) => firstHit(query, page)?.sections[0]?.url;
  expect(first('déverrouiller le plan')).toBe('/fr/0#hide');
  expect(first('je ne peux pas déverrouiller le plan')).toBe('/fr/0#tilted');
});

it.each([
  ['ma clôture est invisible', '#missing'],
  ['la clôture a disparu', '#missing'],
  ['j’ai une clôture mais invisible', '#missing'],
  ['ma clôture est-elle invisible', '#draw'],
  ['comment la clôture est invisible', '#draw'],
  ['une clôture invisible', '#draw'],
  ['mon voisin m’a fait une clôture', '#draw'],
])('puts a remedy before steps where a query tells what is seen: %s', (query, hash) => {
  const page: Partial<IndexedPage> = {
    title: 'Jardin',
    sections: [
      section('#draw', 'Tracer une clôture', 'Elle suit le bord, disparu ou invisible.'),
      {
        ...section('#missing', 'Trouver une clôture', 'Rendue au bord, disparue ou invisible.'),
        kind: 'symptom',
      },
    ],
  };
  expect(firstHit(query, page)?.sections[0]?.url).toBe(`/fr/0${hash}`);
});

it('opens the one section that holds the question, though a keyword of its page is the question', () => {
  const hit = firstHit('mur arrondi', curved);
  expect(hit?.sections[0]?.url).toBe('/fr/0#edit');
  expect(hit?.isSectionBest).toBe(true);
});

it.each([
  ['questions fréquentes', false],
  ['une question fréquente', false],
  ['joindre l’assistance', true],
])('opens a page named by its title as a whole: %s', (query, isSection) => {
  const hit = firstHit(query, {
    title: 'Questions fréquentes',
    sections: [
      section('#contact', 'Joindre l’assistance', 'Elle répond aux questions fréquentes.'),
    ],
  });
  expect(hit?.isSectionBest).toBe(isSection);
});

it('opens the section that says at its beginning what the title of its page says', () => {
  const hit = firstHit('changer de mot de passe', {
    title: 'Changer votre mot de passe',
    sections: [section('#profile', 'Changer le mot de passe depuis le profil', 'Changez-le.')],
  });
  expect(hit?.isSectionBest).toBe(true);
});

it('opens the section that leads clearly, though some of the question is in the keywords of its page', () => {
  const page = {title: 'Dessiner', keywords: ['prendre une mesure au clavier']};
  const sections = [
    section('#exact', 'Saisir une longueur', 'Au clavier, sans cliquer.'),
    section('#draw', 'Tracer', 'Un clavier suffit.'),
  ];
  const hit = firstHit('taper une mesure et une longueur au clavier', {...page, sections});
  expect(hit?.sections[0]?.url).toBe('/fr/0#exact');
  expect(hit?.isSectionBest).toBe(true);
});

it('marks the word that was typed, and no longer one beside it that begins alike', () => {
  const marksIn = (query: string): string[] | undefined =>
    firstHit(query, {title: 'Un plan sur le plancher'})
      ?.title.filter(({isMarked}) => isMarked)
      .map(({text}) => text);
  expect(marksIn('plan')).toEqual(['plan']);
  expect(marksIn('pla')).toEqual(['plan', 'plancher']);
});

it('opens the row of the keys that are the question, before a symptom that names them', () => {
  const keys: Partial<IndexedPage> = {
    title: 'Raccourcis',
    keywords: ['Ctrl'],
    sections: [
      {kind: 'symptom', hash: '#fails', title: 'Ctrl + Z ne marche pas', text: 'Cliquez.'},
      {
        kind: 'row',
        hash: '#undo',
        title: 'Annuler',
        text: 'La lettre imprimée sur la touche. Ctrl + Z · Cmd + Z',
      },
      {kind: 'row', hash: '#redo', title: 'Rétablir', text: 'Ctrl + Y ou Ctrl + Maj + Z'},
    ],
  };
  const opened = (query: string): string | false | undefined => {
    const hit = firstHit(query, keys);
    return hit?.isSectionBest && hit.sections[0]?.url;
  };
  expect(opened('ctrl z')).toBe('/fr/0#undo');
  expect(opened('Cmd+Z')).toBe('/fr/0#undo');
  expect(opened('ctrl maj z')).toBe('/fr/0#redo');
  expect(opened('ctrl z ne marche pas')).toBe('/fr/0#fails');
});

it('opens the section of a thing that is a keyword of its page, but no symptom that mentions it', () => {
  const page = {title: 'Aménager un jardin', keywords: ['portail', 'gazon']};
  const sections: readonly IndexedSection[] = [
    section('#fence', 'Poser un portail', 'Tracez-le comme un mur.'),
    {kind: 'symptom', hash: '#grass', title: 'Je sélectionne toujours le gazon', text: 'Bloquez.'},
  ];
  expect(firstHit('portail', {...page, sections})?.isSectionBest).toBe(true);
  const lawn = firstHit('gazon', {...page, sections});
  expect(lawn?.sections[0]?.url).toBe('/fr/0#grass');
  expect(lawn?.isSectionBest).toBe(false);
});

it('opens a symptom that scores less than a keyword of its page to a complaint only', () => {
  const lawn: Partial<IndexedPage> = {
    title: 'Jardin',
    keywords: ['sélectionner le gazon'],
    sections: [
      {
        kind: 'symptom',
        hash: '#grass',
        title: 'Je sélectionne toujours le gazon',
        text: 'Bloquez.',
      },
    ],
  };
  expect(firstHit('sélectionner le gazon', lawn)?.isSectionBest).toBe(false);
  expect(firstHit('pourquoi sélectionner le gazon', lawn)?.isSectionBest).toBe(true);
});

it('opens the page where two of its sections answer alike', () => {
  const [edit] = curved.sections ?? [];
  const twins = edit ? [edit, {...edit, hash: '#again'}] : [];
  const hit = firstHit('mur arrondi', {...curved, sections: twins});
  expect(hit?.sections).toHaveLength(2);
  expect(hit?.isSectionBest).toBe(false);
});

it('opens no section that holds less than half of the question', () => {
  const hit = firstHit('intelligence artificielle mur', {
    title: 'Plan de fond',
    sections: [section('#walls', 'Tracer un mur', 'Au-dessus du plan.')],
  });
  expect(hit?.sections[0]?.url).toBe('/fr/0#walls');
  expect(hit?.isSectionBest).toBe(false);
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

it('leads a complaint to the symptom, and a wish to the section', () => {
  const page: Partial<IndexedPage> = {
    title: 'Ouvertures',
    sections: [
      section('#close', 'Fermer la porte', 'Tirez la poignée.'),
      {kind: 'symptom', hash: '#open', title: 'La porte ne ferme pas', text: 'Tirez plus fort.'},
    ],
  };
  const first = (query: string) => firstHit(query, page)?.sections[0]?.url;
  expect(first('fermer la porte')).toBe('/fr/0#close');
  expect(first('porte fermée, mais pas bien')).toBe('/fr/0#open');
  expect(first('pourquoi la porte se ferme')).toBe('/fr/0#open');
});

it('takes a word that complains by itself for a complaint', () => {
  const page: Partial<IndexedPage> = {
    title: 'Plans importés',
    keywords: ['fichier refusé'],
    sections: [
      {kind: 'symptom', hash: '#refused', title: 'Le fichier est refusé', text: 'Convertissez-le.'},
    ],
  };
  expect(firstHit('fichier refusé', page)?.isSectionBest).toBe(true);
  expect(firstHit('fichier', page)?.isSectionBest).toBe(false);
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
