import {expect, it} from 'vitest';
import {parseUrl} from './parseUrl';

it('parses addresses, also relative ones, and no other text', () => {
  expect(parseUrl('https://my.site/a')?.pathname).toBe('/a');
  expect(parseUrl('../b', 'https://my.site/a/')?.href).toBe('https://my.site/b');
  expect(parseUrl('my.site')).toBeUndefined();
  expect(parseUrl('//', 'https://my.site/')).toBeUndefined();
});

it('parses an address with accents the same way each time', () => {
  const read = Array.from({length: 20_000}, () => parseUrl('https://été.fr')?.host);
  expect(new Set(read)).toEqual(new Set(['xn--t-9fab.fr']));
});
