import {expect, it} from 'vitest';
import type {IndexedPage} from '../SearchIndex';
import {firstHit, section} from './answerOf';

it('ranks steps before a remedy that scores hardly better, unless something is wrong', () => {
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

it('opens the remedy for an observed problem, even if steps match the words better', () => {
  const symptom = {
    ...section('#tilted', 'Tout est penché', 'Une photo aussi.'),
    kind: 'symptom' as const,
  };
  const steps = section('#prepare', 'Préparer la photo', 'Redressez la photo penchée.');
  const first = (query: string) =>
    firstHit(query, {title: 'Plan', sections: [steps, symptom]})?.sections[0]?.url;
  expect(first('ma photo est penchée')).toBe('/fr/0#tilted');
  expect(first('préparer une photo penchée')).toBe('/fr/0#prepare');
});

it.each([
  ['ma clôture est invisible', '#missing'],
  ['la clôture a disparu', '#missing'],
  ['j’ai une clôture mais invisible', '#missing'],
  ['la clôture clignote, invisible', '#missing'],
  ['mes clôtures tournent, invisibles', '#missing'],
  ['ma clôture est-elle invisible', '#draw'],
  ['comment la clôture est invisible', '#draw'],
  ['une clôture invisible', '#draw'],
  ['mon voisin m’a fait une clôture', '#draw'],
])('ranks a remedy before steps when the query describes what is seen: %s', (query, hash) => {
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

it('opens a symptom that scores lower than a keyword of its page only for a complaint', () => {
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

it('opens the symptom for a complaint, and the section for a wish', () => {
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

it('recognizes a word that is a complaint by itself', () => {
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

it.each([
  ['on voit pas le gazon', '#missing'],
  ['le gazon ne se voit pas ', '#missing'],
  ['impossible de faire du gazon', '#missing'],
  ['pas de gazon près du mur', '#lawn'],
])('opens the symptom when the verb of a complaint is a function word: %s', (query, hash) => {
  const page: Partial<IndexedPage> = {
    title: 'Jardin',
    sections: [
      section('#lawn', 'Gazon', 'Le gazon couvre tout le terrain, jusqu’au mur.'),
      {...section('#missing', 'Je ne vois pas le gazon ici', 'Affichez-le.'), kind: 'symptom'},
    ],
  };
  expect(firstHit(query, page)?.sections[0]?.url).toBe(`/fr/0${hash}`);
});
