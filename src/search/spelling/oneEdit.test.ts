import {expect, it} from 'vitest';
import {beginsButForOne, isOneEditFrom} from './oneEdit';

it.each([
  ['impoter', 'importer', true],
  ['esaclier', 'escalier', true],
  ['murr', 'mur', true],
  ['mir', 'mur', true],
  ['esaclie', 'escalier', false],
  ['mur', 'porte', false],
])('%s is one edit from %s: %s', (a, b, isNear) => {
  expect([isOneEditFrom(a, b), isOneEditFrom(b, a)]).toEqual([isNear, isNear]);
});

it.each([
  ['puiec', 'piece', true],
  ['rinit', 'reinitialiser', true],
  ['teram', 'terrasse', false],
  ['piece', 'piece', true],
])('%s is a prefix of %s within one edit: %s', (begun, word, begins) => {
  expect(beginsButForOne(begun, word)).toBe(begins);
});
