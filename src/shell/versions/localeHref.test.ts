import {expect, it} from 'vitest';
import {localeHref} from './localeHref';

const page = {pathname: '/fr/template', search: '', hash: '', exists: true, baseUrl: '/fr/'};

it.each([
  ['the same page', {}, '/', undefined, '/template'],
  ['the home page', {pathname: '/fr/'}, '/', undefined, '/'],
  ['from the default locale', {pathname: '/a/b', baseUrl: '/'}, '/fr/', undefined, '/fr/a/b'],
  ['a closing slash is kept', {pathname: '/fr/account/'}, '/', undefined, '/account/'],
  [
    'query and hash unchanged byte for byte',
    {search: '?a%20b=c+d&x', hash: '#é%20'},
    '/',
    undefined,
    '/template?a%20b=c+d&x#é%20',
  ],
  ['a query from the configuration', {hash: '#h'}, '/', '?from=menu', '/template?from=menu#h'],
  ['added to the existing query', {search: '?a=1'}, '/', 'from=menu', '/template?a=1&from=menu'],
  ['another origin', {}, 'https://en.example.com/', undefined, 'https://en.example.com/template'],
  ['not found: the home page', {exists: false, search: '?a=1'}, '/', undefined, '/'],
  [
    'not found, of the wrong language: a page that exists',
    {pathname: '/fr/nope', baseUrl: '/', exists: false},
    '/fr/',
    undefined,
    '/fr/',
  ],
  ['outside the base URL', {pathname: '/other'}, '/', undefined, '/'],
])('%s', (_case, change, target, extra, expected) => {
  expect(localeHref({...page, ...change}, target, extra)).toBe(expected);
});
