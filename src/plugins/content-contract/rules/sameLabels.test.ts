import {expect, it} from 'vitest';
import {fakePage, fakeSite} from '../fakeSite';
import {english, french} from '../faultCases';
import {sameLabels} from './sameLabels';

const labels = {en: ['Wall', 'Door'], fr: ['Mur', 'Porte']};

function told(one: string, other: string, isTranslated = true) {
  const site = fakeSite({[english]: fakePage(one), [french]: fakePage(other)});
  const translatedFiles = new Set(isTranslated ? [english] : []);
  return sameLabels
    .check({...site, translatedFiles, names: {...site.names, labels}})
    .map(({file, line, column, what}) => `${file}:${line}:${column} ${what}`);
}

it('finds another label in the translation, and says which it should be', () => {
  expect(told('A **Wall**, a **Door**.', 'Un **Mur**, un **Mur**.')).toEqual([
    `${french}:8:16 **Mur** is named more often here than in ${english}. **Porte**, **Door** on line 8 of ${english}, is missing here.`,
  ]);
});

it('finds a label that one of the two lacks', () => {
  expect(told('A **Wall**.', 'Un mur.')).toEqual([
    `${french}:1:1 **Mur**, **Wall** on line 8 of ${english}, is missing here.`,
  ]);
  expect(told('A wall.', 'Un **Mur**.')).toEqual([
    `${french}:8:4 **Mur** is named more often here than in ${english}.`,
  ]);
});

it('says it once of a label that is one too many twice', () => {
  expect(told('A wall.', 'Un **Mur**, un **Mur**.')).toEqual([
    `${french}:8:4 **Mur** is named more often here than in ${english}.`,
  ]);
});

it('leaves to another rule a bold word that is no label, which may be the one that is missing', () => {
  expect(told('A **Wall**.', 'Un **mur**.')).toEqual([]);
});

it('lets each language have its order, and leaves alone what is no label', () => {
  expect(told('A **Wall**, a **Door**.', 'Une **Porte**, un **Mur**.')).toEqual([]);
  expect(told('**Settings**', '**Réglages**')).toEqual([]);
});

it('finds labels that have changed their sections', () => {
  const sections = (one: string, other: string) =>
    `## A {/* #a */}\n\n${one}\n\n## B {/* #b */}\n\n${other}`;
  expect(told(sections('**Wall**', '**Door**'), sections('**Porte**', '**Mur**'))).toEqual([
    `${french}:10:1 **Porte** is here, but **Wall** is on line 10 of ${english}.`,
    `${french}:14:1 **Mur** is here, but **Door** is on line 14 of ${english}.`,
  ]);
});

it('waits until the translation is said to be up to date', () => {
  expect(told('A **Wall**.', 'Un mur.', false)).toEqual([]);
});
