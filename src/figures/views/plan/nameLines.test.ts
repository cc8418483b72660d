import {expect, it} from 'vitest';
import {nameLines} from './nameLines';

it('keeps a name on one line where it fits, and breaks it where it does not', () => {
  expect(nameLines('Salle de bains', 120)).toEqual(['Salle de bains']);
  expect(nameLines('Salle de bains', 99)).toEqual(['Salle de', 'bains']);
  expect(nameLines('Bibliothèque', 40)).toEqual(['Bibliothèque']);
});
