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

it('reports a different label in the translation, and gives the right one', () => {
  expect(told('A **Wall**, a **Door**.', 'Un **Mur**, un **Mur**.')).toEqual([
    `${french}:8:16 **Mur** is named more often here than in ${english}. **Porte**, **Door** on line 8 of ${english}, is missing here.`,
  ]);
});

it('reports a label missing on either page', () => {
  expect(told('A **Wall**.', 'Un mur.')).toEqual([
    `${french}:1:1 **Mur**, **Wall** on line 8 of ${english}, is missing here.`,
  ]);
  expect(told('A wall.', 'Un **Mur**.')).toEqual([
    `${french}:8:4 **Mur** is named more often here than in ${english}.`,
  ]);
});

it('reports a label once when it occurs two times too often', () => {
  expect(told('A wall.', 'Un **Mur**, un **Mur**.')).toEqual([
    `${french}:8:4 **Mur** is named more often here than in ${english}.`,
  ]);
});

it('leaves to another rule a bold text that is not a label, which may be the missing one', () => {
  expect(told('A **Wall**.', 'Un **mur**.')).toEqual([]);
});

it('ignores the order of labels, and bold text that is not a label', () => {
  expect(told('A **Wall**, a **Door**.', 'Une **Porte**, un **Mur**.')).toEqual([]);
  expect(told('**Settings**', '**Réglages**')).toEqual([]);
});

it('reports labels in the wrong section', () => {
  const sections = (one: string, other: string) =>
    `## A {/* #a */}\n\n${one}\n\n## B {/* #b */}\n\n${other}`;
  expect(told(sections('**Wall**', '**Door**'), sections('**Porte**', '**Mur**'))).toEqual([
    `${french}:10:1 **Porte** is here, but **Wall** is on line 10 of ${english}.`,
    `${french}:14:1 **Mur** is here, but **Door** is on line 14 of ${english}.`,
  ]);
});

it('checks only translations marked as up to date', () => {
  expect(told('A **Wall**.', 'Un mur.', false)).toEqual([]);
});
