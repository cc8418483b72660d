import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import {expect, it} from 'vitest';

const client = path.dirname(
  createRequire(import.meta.url).resolve('@docusaurus/core/lib/client/App'),
);

/**
 * If upstream moves the component, ours no longer replaces it; if it adds tags, ours lacks them.
 */
it('replaces a component that core imports from this path and that renders these tags', () => {
  expect(readFileSync(path.join(client, 'App.js'), 'utf8')).toContain(
    "from './SiteMetadataDefaults'",
  );
  const upstream = readFileSync(path.join(client, 'SiteMetadataDefaults.js'), 'utf8');
  const said = [...upstream.matchAll(/<(?:html|title|meta|link)\b[^>]*\/?>/g)].map(([tag]) => tag);
  expect(said.filter((tag) => !/charSet|generator/.test(tag))).toEqual([
    '<html lang={htmlLang} dir={htmlDir}/>',
    '<title>',
    '<meta property="og:title" content={title}/>',
    '<meta name="viewport" content="width=device-width, initial-scale=1.0"/>',
    '<meta name="robots" content="noindex, nofollow"/>',
    '<link rel="icon" href={faviconUrl}/>',
  ]);
});
