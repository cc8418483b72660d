import {readFileSync} from 'node:fs';
import {expect, it} from 'vitest';
import {pictureLimits} from './pictureLimits';

it.each([
  ['en', 'docs/syntax.mdx', 'kB'],
  ['fr', 'i18n/fr/docusaurus-plugin-content-docs/current/syntax.mdx', 'ko'],
])('match what the guide tells writers in %s', (locale, file, unit) => {
  const page = readFileSync(file, 'utf8').replace(/[\u00a0\u202f]/g, ' ');
  const written = (number: number): string =>
    number.toLocaleString(locale).replace(/[\u00a0\u202f]/g, ' ');
  expect(page).toContain(`${written(pictureLimits.bytes / 1000)} ${unit}`);
  expect(page).toContain(`${written(pictureLimits.pixels)} pixels`);
});
