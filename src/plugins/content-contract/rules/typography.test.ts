import {expect, it} from 'vitest';
import {fakePage, fakeSite} from '../fakeSite';
import {itFinds} from '../faultCases';
import {typography} from './typography';

const french = 'i18n/fr/docusaurus-plugin-content-docs/current/walls.mdx';

function faultsOf(body: string, fields: Readonly<Record<string, string>> = {}) {
  const faults = typography.check(fakeSite({[french]: fakePage(body, fields)}));
  return faults.map(({line, column, what}) => `${line}:${column} ${what}`);
}

const accent = 'A capital lacks its accent.';

itFinds(typography, [
  {
    name: 'a straight apostrophe',
    body: "The wall doesn't close.",
    at: '8:15',
    says: 'straight apostrophe',
    remedy: '’',
  },
]);

it.each([
  ['- A partir de là', '8:3'],
  ['1. A gauche', '8:4'],
  ['## A gauche {/* #left */}', '8:4'],
  ['**A gauche** du mur', '8:3'],
  ['| Où | A droite |\n| - | - |', '8:8'],
  ['<Symptom id="x" title="A gauche" cause="B" />', '8:24'],
  ['**Fin.** A gauche', '8:10'],
])('finds “A” for “À” where a text begins: %s', (body, at) => {
  expect(faultsOf(body)).toEqual([`${at} ${accent}`]);
});

it.each([
  ['docs/walls.mdx', "wall doesn't close  ?"],
  [french, "le mur n'est pas fermé ?"],
])('sets the apostrophes of keywords, which readers type, and nothing else: %s', (file, words) => {
  const page = fakePage('', {keywords: `["${words}"]`});
  const [fault, ...others] = typography.check(fakeSite({[file]: page}));
  expect(fault?.what).toBe('There is a straight apostrophe in the keywords.');
  expect(fault?.fix?.text).toBe('’');
  expect(others).toEqual([]);
});

it('joins a letter of a keyword with its accent, as macOS parts them', () => {
  const page = fakePage('A.', {keywords: '[e\u0301chelle]'});
  const faults = typography.check(fakeSite({[french]: page}));
  expect(faults.map(({fix}) => fix?.text)).toEqual(['é']);
});

it('finds it at the start of a field', () => {
  expect(faultsOf('', {title: '"A partir de"'})).toEqual([`2:9 ${accent}`]);
});

it('leaves the name of a point alone', () => {
  expect(faultsOf('Le point `A`, le **Mur** A la fin.')).toEqual([]);
});

it.each([
  'Le bouton **?** ouvre',
  'Le *!* et **;**',
  '[?](./a.mdx)',
  '**: a**',
  '| ? | ! |\n| - | - |',
])('adds no space after what opens: %s', (body) => expect(faultsOf(body)).toEqual([]));

it('adds one after what ends', () => {
  const found = 'A ; ! or ? lacks the narrow no-break space before it.';
  expect(faultsOf('**Mur**?')).toEqual([`8:8 ${found}`]);
  expect(faultsOf('`Mur`?')).toEqual([`8:6 ${found}`]);
  expect(faultsOf('<Key name="escape" />?')).toEqual([`8:22 ${found}`]);
});
