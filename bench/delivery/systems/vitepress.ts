import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {benchFolder} from './places';
import type {Content, System} from './System';
import {writePages} from './writePages';

function configOf({en, fr}: Content): string {
  const sidebar = (pages: Content['en'], base: string) =>
    JSON.stringify(pages.map(({title, slug}) => ({text: title, link: `${base}/${slug}`})));
  return `export default {
  title: 'Help', cleanUrls: true,
  locales: {
    root: {label: 'English', lang: 'en', themeConfig: {sidebar: ${sidebar(en, '')}}},
    fr: {label: 'Français', lang: 'fr', themeConfig: {sidebar: ${sidebar(fr, '/fr')}}},
  },
  themeConfig: {search: {provider: 'local'}},
};
`;
}

/** VitePress as it comes, with its local search. */
export const vitepress: System = {
  name: 'VitePress',
  write(folder, content) {
    writeFileSync(
      path.join(folder, 'package.json'),
      '{"name": "vite", "private": true, "type": "module"}',
    );
    mkdirSync(path.join(folder, '.vitepress'), {recursive: true});
    writeFileSync(path.join(folder, '.vitepress/config.mjs'), configOf(content));
    writePages(folder, content.en, {heading: true});
    writePages(path.join(folder, 'fr'), content.fr, {heading: true});
  },
  command: [path.join(benchFolder, 'node_modules/.bin/vitepress'), 'build'],
  output: '.vitepress/dist',
  caches: ['.vitepress/dist', '.vitepress/cache'],
  urlOf: (locale, slug) => `${locale === 'fr' ? '/fr' : ''}/${slug}`,
  search: {
    button: '.VPNavBarSearch button',
    input: '.VPLocalSearchBox input',
    result: '.VPLocalSearchBox .result',
  },
  nextLink: '.pager-link.next',
};
