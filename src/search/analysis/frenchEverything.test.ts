import {expect, it} from 'vitest';
import {french} from './french';

const telling = (text: string): string[] =>
  french
    .words(text)
    .filter(({role}) => role === 'content')
    .map(({surface}) => surface);

it.each([
  'Tout fige après un quart d’heure',
  'tout mon travail s’est envolé',
  'tous mes murs bougent',
  'toute ma maison est noire',
])('means nothing at the beginning of a sentence: %s', (text) => {
  expect(telling(text)[0]).not.toMatch(/^tou/);
});

it.each([
  'tout',
  'tout déplacer de 2 mètres',
  'Tout sélectionner',
  'tous les étages',
  'toutes les pièces',
  'tout en même temps',
  'tout a tourné',
])('carries meaning where an action affects everything, or in a count: %s', (text) => {
  expect(telling(text)[0]).toMatch(/^tou/);
});

it('carries meaning within a sentence', () => {
  expect(telling('je veux tout supprimer')).toContain('tout');
});
