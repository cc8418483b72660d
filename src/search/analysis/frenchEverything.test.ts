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
])('where a sentence begins it says nothing: %s', (text) => {
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
])('of what is done to all or counted it tells: %s', (text) => {
  expect(telling(text)[0]).toMatch(/^tou/);
});

it('within a sentence it tells', () => {
  expect(telling('je veux tout supprimer')).toContain('tout');
});
