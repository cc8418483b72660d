import {expect, it} from 'vitest';
import {fakePage, fakeSite} from '../fakeSite';
import {faultsOf, french, itFinds} from '../faultCases';
import {interfaceLabels} from './interfaceLabels';

itFinds(interfaceLabels, [
  {
    name: 'a bold word that is not a label',
    body: 'Select **Wal**.',
    at: '8:8',
    says: '**Wal**',
    remedy: '**Wall**?',
  },
  {
    name: 'a label in quotation marks',
    body: 'Select “Wall”.',
    at: '8:8',
    says: 'The label Wall is between quotation marks',
    remedy: 'Write **Wall**, without them',
  },
]);

function told(body: string) {
  return interfaceLabels
    .check(fakeSite({[french]: fakePage(body)}))
    .map(({line, column, remedy}) => `${line}:${column} ${remedy}`);
}

it('reports it in French too, in bold or not, in a table or not', () => {
  const remedy = 'Write **Mur**, without them.';
  expect(told('L’outil « Mur », puis «\u00a0**Mur**\u00a0».')).toEqual([
    `8:9 ${remedy}`,
    `8:23 ${remedy}`,
  ]);
  expect(told('| "Mur" |\n| - |')).toEqual([`8:3 ${remedy}`]);
});

it('leaves a key in bold to the rule for keys', () => {
  expect(told('Appuyez sur **Échap**.')).toEqual([]);
});

it('suggests the French name of an English label', () => {
  expect(told('L’outil **Wall**.')).toEqual([expect.stringContaining('Did you mean **Mur**?')]);
});

it.each(['> **Note :** le mur est fixe.', '**Attention** : le mur est fixe.', '**Astuce**'])(
  'says that a remark should be a callout: %s',
  (body) => expect(told(body)).toEqual([expect.stringContaining('Write a callout: :::note')]),
);

it.each([
  ['**Mur > Mur**', 'Write **Mur** › **Mur**.'],
  ['**Mur :**', 'Did you mean **Mur**?'],
  ['**« Mur »**', 'Did you mean **Mur**?'],
])('says how to write %s', (bold, remedy) => {
  expect(told(bold)).toContainEqual(expect.stringContaining(remedy));
});

it('reports a label in italics', () => {
  expect(told('L’outil *Mur*, le mot *mur*.')).toEqual(['8:9 Write **Mur**.']);
});

it('accepts quoted words that are not a label', () => {
  expect(faultsOf(interfaceLabels, 'Say “wall”, “A Wall” and “Wall and room”.')).toEqual([]);
});
