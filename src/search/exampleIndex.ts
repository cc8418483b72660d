import {SearchEngine} from './SearchEngine';
import type {IndexedPage, SearchIndex} from './SearchIndex';
import {packGroups} from './synonyms/packGroups';
import {synonymGroups} from './synonyms/synonymGroups';

/** A page as the index has it, with nothing on it but what is said. */
export function page(url: string, title: string, more: Partial<IndexedPage> = {}): IndexedPage {
  return {url, title, crumbs: [], description: '', keywords: [], sections: [], ...more};
}

/** The pages that tests of the engine search. */
export const index: SearchIndex = {
  language: 'fr',
  popular: [0],
  synonyms: packGroups(synonymGroups('fr')),
  pages: [
    page('/fr/murs', 'Dessiner les murs et les pièces', {
      keywords: ['cloison', 'angle droit'],
      sections: [
        {
          kind: 'section',
          hash: '#outer',
          title: 'Tracer les murs',
          text: 'Cliquez sur le premier angle, puis tracez.',
        },
        {
          kind: 'symptom',
          hash: '#open',
          title: 'Ma pièce ne se ferme pas',
          text: 'Un angle n’est pas jointif.',
        },
      ],
    }),
    page('/fr/terrasses', 'Aménager un jardin ou une terrasse', {
      keywords: ['clôture', 'piscine'],
      sections: [
        {
          kind: 'section',
          hash: '#deck',
          title: 'Créer une terrasse',
          text: 'La terrasse en bois longe le mur.',
        },
        {
          kind: 'symptom',
          hash: '#no-rooms',
          title: 'Je vois les murs, mais pas les pièces',
          text: 'Affichez-les.',
        },
      ],
    }),
    page('/fr/compte', 'Changer votre mot de passe', {
      description: 'Le mot de passe de votre compte.',
    }),
    page('/fr/sous-sol', 'Créer un étage et un sous-sol', {keywords: ['rez-de-chaussée']}),
    page('/fr/fermer', 'Fermer votre compte', {keywords: ['clôturer un compte']}),
    page('/fr/pilote', 'Mettre à jour le pilote', {keywords: ['bon pilote']}),
    page('/fr/visite', 'Visiter', {keywords: ['créer un étage', '?'], description: 'Vue 3D'}),
    page('/fr/questions', 'Questions', {keywords: ['ça ne marche pas', 'bug', 'panne']}),
    page('/fr/modele', 'Modèle d’article', {
      isLast: true,
      description: 'Dessiner les murs : un exemple de mur.',
      sections: [
        {kind: 'section', hash: '#code', title: 'Code', text: 'shortEnglishId terrassebois'},
        {kind: 'section', hash: '#example', title: 'Fermer une pièce', text: 'Un exemple.'},
        {kind: 'section', hash: '#wood', title: 'Bois', text: 'Un exemple.'},
      ],
    }),
  ],
};

/** Searches them. */
export const engine = new SearchEngine(index);
