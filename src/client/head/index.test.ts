import {existsSync, readdirSync, readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import {expect, it} from 'vitest';
import * as standIn from '.';

const modules = path.join(
  path.dirname(createRequire(import.meta.url).resolve('@docusaurus/core/package.json')),
  '../..',
);

/**
 * The source of every module that may run in the browser: Docusaurus, the search plugin and this
 * site.
 */
function sources(): Array<readonly [string, string]> {
  const folders = [
    ...readdirSync(path.join(modules, '@docusaurus')).map((name) => `@docusaurus/${name}/lib`),
    '@easyops-cn/docusaurus-search-local/dist/client/client',
    ...['theme', 'shell', 'search', 'components', 'figures'].map((name) => `../src/${name}`),
  ].filter((folder) => existsSync(path.join(modules, folder)));
  return folders.flatMap((folder) =>
    readdirSync(path.join(modules, folder), {recursive: true, encoding: 'utf8'})
      .filter((name) => /\.(?:js|mjs|jsx|tsx?)$/.test(name) && !/\.(?:d|test)\.tsx?$/.test(name))
      .map((name) => `${folder}/${name}`)
      .map((file) => [file, readFileSync(path.join(modules, file), 'utf8')] as const),
  );
}

const all = sources();

/** Another use of the package would behave differently in the browser than on the server. */
it('replaces a package from which only core imports, and only these two names', () => {
  const asked = all.flatMap(([file, text]) =>
    [...text.matchAll(/^.*['"]react-helmet-async['"].*$/gm)].map(([line]) => `${file}: ${line}`),
  );
  expect(asked.sort()).toEqual([
    "@docusaurus/core/lib/client/clientEntry.js: import { HelmetProvider } from 'react-helmet-async';",
    "@docusaurus/core/lib/client/exports/Head.js: import { Helmet } from 'react-helmet-async';",
    "@docusaurus/core/lib/client/serverEntry.js: import { HelmetProvider } from 'react-helmet-async';",
  ]);
  expect(Object.keys(standIn).sort()).toEqual(['Helmet', 'HelmetProvider']);
});

/** Our `Head` ignores all props but children. */
it('replaces a Head that is always used with children only', () => {
  const heads = all.flatMap(([file, text]) =>
    [...text.matchAll(/<Head\b(?!>)[^>]*/g)].map(([tag]) => `${file}: ${tag}`),
  );
  expect(heads).toEqual([]);
});
