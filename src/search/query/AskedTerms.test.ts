import {describe, expect, it} from 'vitest';
import {analysisOf} from '../analysis/analysisOf';
import {AskedTerms} from './AskedTerms';

const rows = (...titles: string[]) => titles.map((row, id) => ({id, page: 0, section: id, row}));
const french = new AskedTerms(
  analysisOf('fr'),
  rows('mur porteur', 'combles', 'raccourci clavier'),
);
const english = new AskedTerms(analysisOf('en'), rows('load-bearing wall', 'to align'));

describe('the term whose meaning a query asks for', () => {
  it.each([
    'c’est quoi un mur porteur ?',
    'c quoi un mur porteur',
    'cest quoi un mur porteur',
    'quest ce quun mur porteur',
    "Qu'est-ce qu'un mur porteur",
    'qu’est-ce que c’est qu’un mur porteur',
    'mur porteur définition',
    'que veut dire mur porteur',
    'signification de mur porteur',
    'que signifie mur porteur',
  ])('is the term: %s', (query) => {
    expect([...french.in(query)]).toEqual([0]);
  });

  it.each([
    'what is a load bearing wall?',
    'load-bearing wall meaning',
    'define load bearing wall',
  ])('is the term: %s', (query) => {
    expect([...english.in(query)]).toEqual([0]);
  });

  it('is found in singular and plural', () => {
    expect([...french.in('définition comble')]).toEqual([1]);
    expect([...english.in('what does align mean')]).toEqual([1]);
  });

  it.each([
    ['the term alone', 'mur porteur'],
    ['the things, not the word', 'c’est quoi les raccourcis clavier'],
    ['something to do', 'c’est quoi la touche pour un mur porteur'],
    ['no term', 'c’est quoi'],
  ])('is none for %s', (_, query) => {
    expect([...french.in(query)]).toEqual([]);
  });

  it('is none when the query asks for the things themselves, in English', () => {
    expect([...english.in('what is the load-bearing wall')]).toEqual([]);
  });
});
