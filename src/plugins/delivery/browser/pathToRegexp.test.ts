import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import {expect, it} from 'vitest';
import pathToRegexp from './pathToRegexp';

it('tells capital letters from small ones, whatever the router asks', () => {
  const account = pathToRegexp('/fr/account/', [], {sensitive: false, end: true});
  expect(account.test('/fr/account/')).toBe(true);
  expect(account.test('/fr/Account/')).toBe(false);
  expect(pathToRegexp.compile('/fr/:page')({page: 'faq'})).toBe('/fr/faq');
});

/** Were the router to ask otherwise, capital letters would be small ones again. */
it('stands for a package that the router asks for by this name', () => {
  const router = path.dirname(createRequire(import.meta.url).resolve('react-router/package.json'));
  const source = readFileSync(path.join(router, 'esm/react-router.js'), 'utf8');
  expect(source).toContain("import pathToRegexp from 'path-to-regexp';");
});
