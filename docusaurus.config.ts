import type * as Preset from '@docusaurus/preset-classic';
import type {Config} from '@docusaurus/types';
import contentContract from './src/plugins/content-contract';
import {localeFromEnvironment} from './src/plugins/currentLocale';
import delivery from './src/plugins/delivery';
import figures from './src/plugins/figures';
import remarkFigures from './src/plugins/figures/remarkFigures';
import type {SearchOptions} from './src/plugins/search-index';
import {themeConfig} from './src/plugins/themeConfig';
import {brand, defaultLocale, localeNames, locales, siteUrl, versions} from './src/site';

const locale = localeFromEnvironment();
const [archived] = versions.archived;

const preset: Preset.Options = {
  docs: {
    routeBasePath: '/',
    sidebarPath: './sidebars.ts',
    breadcrumbs: true,
    remarkPlugins: [remarkFigures],
    lastVersion: 'current',
    versions: {
      current: {label: versions.current.label, path: versions.current.path, badge: false},
      [archived.label]: {
        label: archived.label,
        path: archived.path,
        banner: 'unmaintained',
        noIndex: true,
      },
    },
  },
  blog: false,
  pages: false,
  sitemap: {ignorePatterns: ['/search', '/fr/search'], lastmod: null},
  theme: {customCss: './src/css/custom.css'},
};

const search: SearchOptions = {
  docsRouteBasePath: '/',
  indexBlog: false,
  indexPages: false,
  // The archive is marked noindex for engines from outside; its own readers must still search it.
  forceIgnoreNoIndex: true,
  // Words inside a drawing are read there, not searched: captions and lists are.
  ignoreCssSelectors: ['figure svg'],
  rankLast: ['template', 'syntax'],
  popular: [
    'getting-started',
    'getting-started/draw-walls-and-rooms',
    'features/background-plans',
    'account/change-password',
    'faq/webgl-issues',
  ],
  skippedAnchors: ['#see-also', '#if-it-does-not-work'],
};

const config: Config = {
  title: brand.siteTitle[locale],
  tagline: brand.tagline[locale],
  url: siteUrl,
  baseUrl: '/',
  favicon: 'img/brand/favicon.svg',
  // Unset on purpose: the only setting that serves /fr/template and /fr/account/ both.
  trailingSlash: undefined,
  onBrokenLinks: 'throw',
  onBrokenAnchors: 'throw',
  onDuplicateRoutes: 'throw',
  markdown: {hooks: {onBrokenMarkdownLinks: 'throw', onBrokenMarkdownImages: 'throw'}},
  i18n: {
    defaultLocale,
    locales: [...localeNames],
    // The explicit baseUrl keeps /fr/ when one locale is built alone.
    localeConfigs: locales,
  },
  // `v4.siteStorageNamespacing` stays off: it would rename the `theme` key and un-share it
  // between the locales.
  future: {
    v4: {
      removeLegacyPostBuildHeadAttribute: true,
      useCssCascadeLayers: true,
      siteStorageNamespacing: false,
      fasterByDefault: true,
      mdx1CompatDisabledByDefault: true,
    },
    experimental_vcs: false,
  },
  storage: {type: 'localStorage', namespace: false},
  plugins: [contentContract, delivery, figures],
  presets: [['classic', preset]],
  themes: [['./src/plugins/search-index/index.ts', search]],
  themeConfig,
};

export default config;
