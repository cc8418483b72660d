import {expect, it} from 'vitest';
import type {IndexedPage, IndexedSection} from '../SearchIndex';
import {firstHit, section} from './answerOf';

const curved: Partial<IndexedPage> = {
  title: 'Dessiner les murs',
  keywords: ['mur arrondi'],
  sections: [
    section('#edit', 'Modifier un mur', 'Arrondir : faites glisser le milieu du mur.'),
    section('#snap', 'Utiliser le magnétisme', 'Il attire le pointeur vers le mur.'),
  ],
};

it('links to the place of the word on the page, however well the page title matches', () => {
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

it('opens the only section that contains the question, even if it is also a keyword of the page', () => {
  const hit = firstHit('mur arrondi', curved);
  expect(hit?.sections[0]?.url).toBe('/fr/0#edit');
  expect(hit?.isSectionBest).toBe(true);
});

it.each([
  ['questions fréquentes', false],
  ['une question fréquente', false],
  ['joindre l’assistance', true],
])('opens a page as a whole if its title is typed: %s', (query, isSection) => {
  const hit = firstHit(query, {
    title: 'Questions fréquentes',
    sections: [
      section('#contact', 'Joindre l’assistance', 'Elle répond aux questions fréquentes.'),
    ],
  });
  expect(hit?.isSectionBest).toBe(isSection);
});

it('opens the section whose beginning repeats the title of its page', () => {
  const hit = firstHit('changer de mot de passe', {
    title: 'Changer votre mot de passe',
    sections: [section('#profile', 'Changer le mot de passe depuis le profil', 'Changez-le.')],
  });
  expect(hit?.isSectionBest).toBe(true);
});

it('opens the section with a clear lead, even if part of the question is in the page keywords', () => {
  const page = {title: 'Dessiner', keywords: ['prendre une mesure au clavier']};
  const sections = [
    section('#exact', 'Saisir une longueur', 'Au clavier, sans cliquer.'),
    section('#draw', 'Tracer', 'Un clavier suffit.'),
  ];
  const hit = firstHit('taper une mesure et une longueur au clavier', {...page, sections});
  expect(hit?.sections[0]?.url).toBe('/fr/0#exact');
  expect(hit?.isSectionBest).toBe(true);
});

it('opens the row of the keys in the question rather than a symptom that mentions them', () => {
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

it('opens the section about a keyword of its page, but no symptom that mentions it', () => {
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

it('opens the page when two of its sections match equally well', () => {
  const [edit] = curved.sections ?? [];
  const twins = edit ? [edit, {...edit, hash: '#again'}] : [];
  const hit = firstHit('mur arrondi', {...curved, sections: twins});
  expect(hit?.sections).toHaveLength(2);
  expect(hit?.isSectionBest).toBe(false);
});

it('opens no section that contains less than a third of the question', () => {
  const hit = firstHit('voir une intelligence artificielle et robotique imaginer un mur', {
    title: 'Plan de fond',
    sections: [section('#walls', 'Tracer un mur', 'Au-dessus du plan.')],
  });
  expect(hit?.sections[0]?.url).toBe('/fr/0#walls');
  expect(hit?.isSectionBest).toBe(false);
});
