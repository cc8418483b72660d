import {mkdirSync, symlinkSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {siteFolder} from './places';
import type {System} from './System';
import {writePages} from './writePages';

const config = `module.exports = {
  title: 'Help', url: 'https://help.example.com', baseUrl: '/',
  i18n: {defaultLocale: 'en', locales: ['en', 'fr']},
  future: {v4: true, faster: true},
  presets: [['classic', {docs: {routeBasePath: '/'}, blog: false, pages: false}]],
  themes: [[require.resolve('@easyops-cn/docusaurus-search-local'), {docsRouteBasePath: '/', indexBlog: false, language: ['en', 'fr'], hashed: true}]],
  themeConfig: {navbar: {title: 'Help', items: [{type: 'localeDropdown', position: 'right'}]}},
};
`;

/** Docusaurus as it comes, with the same search plugin, on the same versions as this site. */
export const stock: System = {
  name: 'Docusaurus',
  write(folder, {en, fr}) {
    writeFileSync(path.join(folder, 'docusaurus.config.js'), config);
    writeFileSync(path.join(folder, 'package.json'), '{"name": "stock", "private": true}');
    symlinkSync(path.join(siteFolder, 'node_modules'), path.join(folder, 'node_modules'));
    writePages(path.join(folder, 'docs'), en);
    writePages(path.join(folder, 'i18n/fr/docusaurus-plugin-content-docs/current'), fr);
    mkdirSync(path.join(folder, 'static'), {recursive: true});
  },
  command: ['node_modules/.bin/docusaurus', 'build'],
  output: 'build',
  caches: ['.docusaurus', 'build'],
  urlOf: (locale, slug) => `${locale === 'fr' ? '/fr' : ''}/${slug}`,
  search: {
    button: '.navbar__search-input',
    input: '.navbar__search-input',
    result: '[class*=suggestion]',
  },
  nextLink: 'a.pagination-nav__link--next',
};
