import {expect, it} from 'vitest';
import {notFoundRedirect, requestedAddress} from './notFoundRedirect';

const baseUrls = ['/', '/fr/'];

it.each([
  ['/fr/nope?a=1#b', '/', '/fr/404.html#asked=%2Ffr%2Fnope%3Fa%3D1%23b'],
  ['/fr', '/', '/fr/404.html#asked=%2Ffr'],
  ['/fr.html', '/', '/fr/404.html#asked=%2Ffr.html'],
  ['/fr/nope', '/fr/', null],
  ['/nope', '/', null],
  ['/fr?a=1', '/', '/fr/404.html#asked=%2Ffr%3Fa%3D1'],
  ['/fr#b', '/', '/fr/404.html#asked=%2Ffr%23b'],
  ['/?a=/fr/', '/', null],
  ['/french', '/', null],
  ['/nope', '/fr/', '/404.html#asked=%2Fnope'],
  ['/fr/404.html#asked=%2Ffr%2Fnope', '/', null],
  ['/fr/404', '/', null],
  ['/404.html', '/fr/', null],
])('%s with the page of %s: goes to %s', (address, current, expected) => {
  expect(notFoundRedirect(address, current, baseUrls)).toBe(expected);
});

it.each([
  ['#asked=%2Ffr%2Fnope%3Fa%3D1%23b', '/fr/nope?a=1#b'],
  ['', null],
  ['#asked=https%3A%2F%2Fevil.example', null],
  ['#asked=%2F%2Fevil.example', null],
  ['#asked=%2F%5Cevil.example', null],
  ['#asked=%2F%09%2Fevil.example', null],
])('reads %s as %s, and nothing that leaves the site', (hash, expected) => {
  expect(requestedAddress(hash, 'https://help.example')).toBe(expected);
});
