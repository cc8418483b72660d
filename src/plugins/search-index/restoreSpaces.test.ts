import {load} from 'cheerio';
import {expect, it} from 'vitest';
import {restoreSpaces} from './restoreSpaces';

const restore = (article: string, text: string) =>
  restoreSpaces(load(`<article>${article}</article>`))(text);

it('brings back the spaces that hold words together', () => {
  expect(
    restore(
      '<p><strong>Opacité</strong>\u00a0: entre 40\u00a0% et 60\u00a0%.</p><p>La «\u00a0Vue\u00a03D\u00a0»\u202f; puis</p>',
      'Opacité : entre 40 % et 60 %. La « Vue 3D » ; puis',
    ),
  ).toBe('Opacité\u00a0: entre 40\u00a0% et 60\u00a0%. La «\u00a0Vue\u00a03D\u00a0»\u202f; puis');
});

it('leaves alone what the page does not hold together', () => {
  expect(restore('<p>Le mur : $& 2 m</p><p>12\u00a0m</p>', 'Le mur : $& 2 m, 112 m')).toBe(
    'Le mur : $& 2 m, 112 m',
  );
});
