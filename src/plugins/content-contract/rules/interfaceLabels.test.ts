import {expect, it} from 'vitest';
import {fakePage, fakeSite} from '../fakeSite';
import {faultsOf, french, itFinds} from '../faultCases';
import {interfaceLabels} from './interfaceLabels';

itFinds(interfaceLabels, [
  {
    name: 'a bold word that is no label',
    body: 'Select **Wal**.',
    at: '8:8',
    says: '**Wal**',
    remedy: '**Wall**?',
  },
  {
    name: 'a label between quotation marks',
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

it('finds it in French too, in bold or not, in a table or not', () => {
  const remedy = 'Write **Mur**, without them.';
  expect(told('L’outil « Mur », puis «\u00a0**Mur**\u00a0».')).toEqual([
    `8:9 ${remedy}`,
    `8:23 ${remedy}`,
  ]);
  expect(told('| "Mur" |\n| - |')).toEqual([`8:3 ${remedy}`]);
});

it('leaves a key in bold to the rule that says how keys are written', () => {
  expect(told('Appuyez sur **Échap**.')).toEqual([]);
});

it('gives the French name of a label that is English', () => {
  expect(told('L’outil **Wall**.')).toEqual([expect.stringContaining('Did you mean **Mur**?')]);
});

it.each(['> **Note :** le mur est fixe.', '**Attention** : le mur est fixe.', '**Astuce**'])(
  'says that a remark is a callout: %s',
  (body) => expect(told(body)).toEqual([expect.stringContaining('Write a callout: :::note')]),
);

it.each([
  ['**Mur > Mur**', 'Write **Mur** › **Mur**.'],
  ['**Mur :**', 'Did you mean **Mur**?'],
  ['**« Mur »**', 'Did you mean **Mur**?'],
])('says how %s is written', (bold, remedy) => {
  expect(told(bold)).toContainEqual(expect.stringContaining(remedy));
});

it('finds a label in italics', () => {
  expect(told('L’outil *Mur*, le mot *mur*.')).toEqual(['8:9 Write **Mur**.']);
});

it('lets words be quoted that are no label', () => {
  expect(faultsOf(interfaceLabels, 'Say “wall”, “A Wall” and “Wall and room”.')).toEqual([]);
});
