import {expect, it} from 'vitest';
import {analysisOf} from '../analysis/analysisOf';
import {Concepts} from '../synonyms/Concepts';
import {TextReader} from './TextReader';

const group = {name: 'window', words: ['fenêtre', 'window']};

function mentions(text: string, language: 'en' | 'fr'): number {
  const analysis = analysisOf(language);
  const reader = new TextReader(analysis, new Concepts(analysis, [group], () => undefined));
  return reader.read(text).mentions.length;
}

it('does not take the system Windows for the window of a house, in French', () => {
  expect(mentions('Sous Windows, ouvrez les réglages', 'fr')).toBe(0);
  expect(mentions('Une fenêtre dans le mur', 'fr')).toBe(1);
  expect(mentions('Windows let light in', 'en')).toBe(1);
});
