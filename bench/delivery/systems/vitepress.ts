import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {benchFolder} from './places';
import type {Content, System} from './System';
import {writePages} from './writePages';

interface Entry {
  readonly text: string;
  readonly link?: string;
  readonly items?: Entry[];
}

/** The menu that the other systems make of the folders: this one wants it written out. */
function menuOf(pages: Content['en'], base: string): Entry[] {
  const menu: Entry[] = [];
  const folders = new Map<string, Entry[]>([['.', menu]]);
  const entriesIn = (folder: string): Entry[] => {
    const known = folders.get(folder);
    if (known) return known;
    const items: Entry[] = [];
    entriesIn(path.posix.dirname(folder)).push({text: path.posix.basename(folder), items});
    folders.set(folder, items);
    return items;
  };
  for (const {title, slug} of pages) {
    entriesIn(path.posix.dirname(slug)).push({text: title, link: `${base}/${slug}`});
  }
  return menu;
}

function configOf({en, fr}: Content): string {
  const sidebar = (pages: Content['en'], base: string) => JSON.stringify(menuOf(pages, base));
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
