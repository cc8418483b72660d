import fc from 'fast-check';
import {matchPath as upstream} from 'react-router';
import {describe, expect, it} from 'vitest';
import {matchPath} from './matchPath';

const addresses = [
  '/',
  '/fr',
  '/fr/',
  '/fr//',
  '/fr/faq',
  '/fr/faq/',
  '/fr/faq/webgl',
  '/french',
  '/FR/faq',
  '/fr/é',
  '/fr/c++',
  '/fr/a.b',
  '/fr/axb',
  '/404.html',
];
const paths = ['/', '/fr', '/fr/', '/fr/faq', '/fr/faq/', '/fr/é', '/fr/c++', '/fr/a.b', '*'];

/** Upstream's result with case-sensitive matching. */
const expected = (pathname: string, path: string, exact?: boolean) =>
  upstream(pathname, {path, exact, sensitive: true}) !== null;

describe.each(paths)('the path %s', (path) => {
  it.each(addresses)('matches %s as upstream does', (pathname) => {
    for (const exact of [undefined, false, true]) {
      expect(matchPath(pathname, {path, exact})).toBe(expected(pathname, path, exact));
    }
  });
});

it('matches any plain path as upstream does', () => {
  const piece = fc.constantFrom(
    'a',
    'b',
    'ab',
    '/',
    '/',
    '.',
    '-',
    '+',
    '?',
    ')',
    '$',
    'é',
    '%',
    ' ',
  );
  const pathname = fc.array(piece, {maxLength: 8}).map((pieces) => `/${pieces.join('')}`);
  const rule = {path: pathname, exact: fc.boolean()};
  fc.assert(
    fc.property(pathname, fc.record(rule), pathname, (asked, {path, exact}, rest) => {
      for (const address of [asked, path, path + rest, `${path}/`]) {
        expect(matchPath(address, {path, exact})).toBe(expected(address, path, exact));
      }
    }),
  );
});

it('is case-sensitive', () => {
  expect(matchPath('/fr/Account/', {path: '/fr/account/', exact: true})).toBe(false);
  expect(matchPath('/FR/account/', {path: '/fr/'})).toBe(false);
});
