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
])('reports “A” for “À” at the beginning of a text: %s', (body, at) => {
  expect(faultsOf(body)).toEqual([`${at} ${accent}`]);
});

it.each([
  ['docs/walls.mdx', "wall doesn't close  ?"],
  [french, "le mur n'est pas fermé ?"],
])('fixes only the apostrophes of keywords, which readers type: %s', (file, words) => {
  const page = fakePage('', {keywords: `["${words}"]`});
  const [fault, ...others] = typography.check(fakeSite({[file]: page}));
  expect(fault?.what).toBe('There is a straight apostrophe in the keywords.');
  expect(fault?.fix?.text).toBe('’');
  expect(others).toEqual([]);
});

it('composes a letter of a keyword with its accent, which macOS separates', () => {
  const page = fakePage('A.', {keywords: '[e\u0301chelle]'});
  const faults = typography.check(fakeSite({[french]: page}));
  expect(faults.map(({fix}) => fix?.text)).toEqual(['é']);
});

it('reports it at the start of a field', () => {
  expect(faultsOf('', {title: '"A partir de"'})).toEqual([`2:9 ${accent}`]);
});

it('accepts the name of a point', () => {
  expect(faultsOf('Le point `A`, le **Mur** A la fin.')).toEqual([]);
});

it.each([
  'Le bouton **?** ouvre',
  'Le *!* et **;**',
  '[?](./a.mdx)',
  '**: a**',
  '| ? | ! |\n| - | - |',
])('adds no space after opening punctuation: %s', (body) => expect(faultsOf(body)).toEqual([]));

it('adds a space after closing punctuation', () => {
  const found = 'A ; ! or ? lacks the narrow no-break space before it.';
  expect(faultsOf('**Mur**?')).toEqual([`8:8 ${found}`]);
  expect(faultsOf('`Mur`?')).toEqual([`8:6 ${found}`]);
  expect(faultsOf('<Key name="escape" />?')).toEqual([`8:22 ${found}`]);
});
