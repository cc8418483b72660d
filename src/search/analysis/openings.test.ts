import {expect, it} from 'vitest';
import {analysisOf} from './analysisOf';
import {openingsOf} from './openings';

const openings = openingsOf(['je|nous veux|voulons bien? que|de', 'dites moi']);

it.each([
  ['je veux que tu', 3],
  ['nous voulons bien de la', 4],
  ['je veux dessiner', 0],
  ['dites moi', 2],
  ['dites', 0],
])('counts the opening words of « %s »: %i', (text, length) => {
  expect(openings.lengthAt(text.split(' '), 0)).toBe(length);
});

it.each([
  ['je', true],
  ['je veux', true],
  ['je veux bi', true],
  ['je veux que', false],
  ['je veux dessiner', false],
  ['di', true],
  ['di moi', false],
])('may continue after « %s »: %s', (text, isBegun) => {
  expect(openings.isBegunAt(text.split(' '), 0)).toBe(isBegun);
});

it.each([
  ['fr', 'je peine à fermer', true],
  ['fr', 'nous bataillons avec la 3D', true],
  ['fr', 'j’ai beaucoup de mal à dessiner', true],
  ['fr', 'la peine de mort', false],
  ['en', 'we have been struggling with the scale', true],
  ['en', 'I’m having a hard time closing a room', true],
  ['en', 'I have a hard floor', false],
] as const)('in %s “%s” is a complaint: %s', (language, text, isStruggle) => {
  const {words, struggles} = analysisOf(language);
  const surfaces = words(text).map(({surface}) => surface);
  expect(surfaces.some((_, from) => struggles.lengthAt(surfaces, from) > 0)).toBe(isStruggle);
});
