import {expect, it} from 'vitest';
import {nameLines} from './nameLines';

it('keeps a name on one line if it fits, and wraps it otherwise', () => {
  expect(nameLines('Salle de bains', 120)).toEqual(['Salle de bains']);
  expect(nameLines('Salle de bains', 99)).toEqual(['Salle de', 'bains']);
  expect(nameLines('Bibliothèque', 40)).toEqual(['Bibliothèque']);
});
