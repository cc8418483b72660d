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
])('%s, which is no file, means %s', (pathname, expected) => {
  expect(pageOfFile(pathname, (path) => pages[path])).toBe(expected);
});
