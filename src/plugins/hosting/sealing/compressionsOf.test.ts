import {brotliDecompressSync} from 'node:zlib';
import {expect, it} from 'vitest';
import {compressionsOf} from './compressionsOf';

const namesOf = (...of: Parameters<typeof compressionsOf>): string[] =>
  compressionsOf(...of).map(({name}) => name);

it('uses the best compression for pages of a small site, and for all scripts', () => {
  expect(namesOf('walls/index.html', 60_000, 40)).toEqual(['brotli-11', 'gzip-9']);
  expect(namesOf('assets/js/main.0123abcd.js', 400_000, 2000)).toEqual(['brotli-11', 'gzip-9']);
  expect(namesOf('assets/js/main.0123abcd.js', 400_000, 40)).toEqual([
    'brotli-11-smallest',
    'gzip-9',
  ]);
});

it('keeps the smaller of two compressed forms of a script', async () => {
  const bodies = Array.from({length: 12}, (_, seed) =>
    Buffer.from(
      Array.from(
        {length: 900},
        (__, index) => `f${(index * 7919 + seed * 104729) % 613}(e,t)`,
      ).join(),
    ),
  );
  const sizesFor = (pageCount: number) =>
    Promise.all(
      bodies.map(async (body) => {
        const [brotli] = compressionsOf('assets/js/main.0123abcd.js', body.length, pageCount);
        return (await brotli?.compress(body))?.length ?? 0;
      }),
    );
  const [few, many] = await Promise.all([sizesFor(40), sizesFor(2000)]);
  expect(few.every((size, index) => size <= (many[index] ?? 0))).toBe(true);
  expect(few.some((size, index) => size < (many[index] ?? 0))).toBe(true);
});

it('limits the compression time for the pages of a large site, and for a large page', () => {
  expect(namesOf('walls/index.html', 60_000, 2000)).toEqual(['brotli-10', 'gzip-9']);
  expect(namesOf('walls/index.html', 200_000, 40)).toEqual(['brotli-10', 'gzip-9']);
});

it('decompresses to the original', async () => {
  const body = Buffer.from('Un mur ferme une pièce. '.repeat(50));
  for (const [file, pageCount] of [
    ['walls/index.html', 40],
    ['walls/index.html', 2000],
    ['assets/js/main.0123abcd.js', 40],
  ] as const) {
    const [brotli] = compressionsOf(file, body.length, pageCount);
    const result = (await brotli?.compress(body)) ?? Buffer.alloc(0);
    expect(result.length).toBeLessThan(body.length / 5);
    expect(brotliDecompressSync(result)).toEqual(body);
  }
});
