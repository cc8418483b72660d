import {brotliDecompressSync} from 'node:zlib';
import {expect, it} from 'vitest';
import {compressionsOf} from './compressionsOf';

const namesOf = (...of: Parameters<typeof compressionsOf>): string[] =>
  compressionsOf(...of).map(({name}) => name);

it('compresses the pages of a small site, and scripts of any, as well as can be', () => {
  expect(namesOf('walls/index.html', 60_000, 40)).toEqual(['brotli-11', 'gzip-9']);
  expect(namesOf('assets/js/main.0123abcd.js', 400_000, 2000)).toEqual(['brotli-11', 'gzip-9']);
});

it('does not take minutes for the pages of a large site, nor for a large page', () => {
  expect(namesOf('walls/index.html', 60_000, 2000)).toEqual(['brotli-10', 'gzip-9']);
  expect(namesOf('walls/index.html', 200_000, 40)).toEqual(['brotli-10', 'gzip-9']);
});

it('gives back what it was given', async () => {
  const body = Buffer.from('Un mur ferme une pièce. '.repeat(50));
  for (const pageCount of [40, 2000]) {
    const [brotli] = compressionsOf('walls/index.html', body.length, pageCount);
    const result = (await brotli?.compress(body)) ?? Buffer.alloc(0);
    expect(result.length).toBeLessThan(body.length / 5);
    expect(brotliDecompressSync(result)).toEqual(body);
  }
});
