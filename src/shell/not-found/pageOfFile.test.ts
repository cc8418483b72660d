import {expect, it} from 'vitest';
import {pageOfFile} from './pageOfFile';

const pages: Readonly<Record<string, string>> = {
  '/account': '/account/',
  '/': '/',
  '/faq/x': '/faq/x',
};

it.each([
  ['/account.html', '/account/'],
  ['/account/index.html', '/account/'],
  ['/index.html', '/'],
  ['/faq/x.htm', '/faq/x'],
  ['/nope.html', null],
  ['/account', null],
  ['/account%20', '/account/'],
  ['/faq/x%C2%A0', '/faq/x'],
  ['/faq/x.html%0d%0A', '/faq/x'],
  ['/%20', '/'],
  ['/nope%20', null],
  ['/faq%20/x', null],
])('%s, which is no address, means %s', (pathname, expected) => {
  expect(pageOfFile(pathname, (path) => pages[path])).toBe(expected);
});
