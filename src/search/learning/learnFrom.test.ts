import {expect, it} from 'vitest';
import {index, page} from '../exampleIndex';
import {SearchEngine} from '../SearchEngine';
import {learnFrom, type Question} from './learnFrom';
import {unpackWeights} from './packWeights';

const walls = page('/fr/murs', 'Dessiner un mur', {keywords: ['balcon', 'mur']});
const plots = page('/fr/terrain', 'Aménager un terrain', {keywords: ['balcon', 'haie']});
const young = page('/fr/nouveau', 'Ouvrir une porte', {keywords: ['balcon']});
const pages = [walls, plots, young];

/** Questions by number of the page that answers them. */
function asked(questions: Readonly<Record<number, readonly string[]>>): readonly Question[] {
  return Object.entries(questions).flatMap(([page, texts]) =>
    texts.map((text) => ({text, page: Number(page)})),
  );
}

/** A search of the three pages that has learned from questions. */
function learned(questions: Readonly<Record<number, readonly string[]>>): SearchEngine {
  return new SearchEngine(learnFrom({...index, synonyms: [], pages}, asked(questions)));
}
const first = (engine: SearchEngine, query: string): number | undefined =>
  engine.rank(query).pages[0]?.page;

const ofPlots = ['haie du balcon', 'grand balcon', 'balcon fleuri'];
const ofWalls = ['mur de 4 m', 'le mur penche', 'un mur rond'];

it('favours the page whose questions have the same words', () => {
  expect(first(learned({}), 'balcon')).toBe(0);
  expect(first(learned({0: ofWalls, 1: ofPlots}), 'balcon')).toBe(1);
});

it('gives the text of a page more weight than learned questions', () => {
  const engine = learned({0: ofWalls, 1: ofPlots});
  expect(first(engine, 'dessiner un mur')).toBe(0);
  expect(first(engine, 'ouvrir une porte')).toBe(2);
});

it('learns nothing from a word that occurs in only one question, nor from a negation', () => {
  const questions = asked({
    0: ['un mur qui ne penche pas', 'un mur qui ne tourne pas'],
    1: ['une haie', 'ma haie'],
  });
  const {learnedWeights} = learnFrom({...index, synonyms: [], pages}, questions);
  expect(learnedWeights && [...unpackWeights(learnedWeights).keys()]).toEqual(['hai', 'mur']);
});

it('has no learned weight for a page without questions', () => {
  const questions = asked({0: ofWalls, 1: ofPlots});
  const {learnedWeights} = learnFrom({...index, synonyms: [], pages}, questions);
  expect(learnedWeights?.targets.map((letters) => /[^M]/.test(letters))).toEqual([
    true,
    true,
    false,
  ]);
});

it('gives a page with few questions the same weight as one with many', () => {
  const many = Array.from({length: 40}, (_, at) => `mur numero ${at} du balcon`);
  const engine = learned({0: many, 1: ['haie verte', 'haie basse']});
  expect(first(engine, 'haie du balcon')).toBe(1);
});

it('leaves the index unchanged without questions', () => {
  expect(learnFrom(index, [])).toBe(index);
});
