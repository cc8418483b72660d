import type * as Preset from '@docusaurus/preset-classic';
import type {Config} from '@docusaurus/types';
import contentContract from './src/plugins/content-contract';
import {forgiveFrontMatter} from './src/plugins/content-contract/reading/forgiveFrontMatter';
import {localeFromEnvironment} from './src/plugins/currentLocale';
import delivery from './src/plugins/delivery';
import devServer from './src/plugins/dev-server';
import figures from './src/plugins/figures';
import remarkFigures from './src/plugins/figures/remarkFigures';
import remarkGlossary from './src/plugins/glossary/remarkGlossary';
import hosting from './src/plugins/hosting';
import rehypeHighlight from './src/plugins/markup/rehypeHighlight';
import rehypeTableAlign from './src/plugins/markup/rehypeTableAlign';
import rehypeTightBlocks from './src/plugins/markup/rehypeTightBlocks';
import rehypeUnbrokenWords from './src/plugins/markup/rehypeUnbrokenWords';
import remarkNewTab from './src/plugins/markup/remarkNewTab';
import remarkSteps from './src/plugins/markup/remarkSteps';
import recmaKnownWords from './src/plugins/mdx/recmaKnownWords';
import remarkPageWords from './src/plugins/mdx/remarkPageWords';
import remarkProduct from './src/plugins/product/remarkProduct';
import type {SearchOptions} from './src/plugins/search-index';
import shellConfig from './src/plugins/shell-config';
import {brandPictures} from './src/plugins/shell-config/brandPictures';
import {assertAddresses} from './src/plugins/site-config/assertAddresses';
import {themeConfig} from './src/plugins/themeConfig';
import {markTranslations} from './src/plugins/translations/markTranslations';
import {
  brand,
  defaultLocale,
  hostedSearch,
  localeNames,
  locales,
  mainSiteLinks,
  mainSiteUrl,
  siteUrl,
  versions,
} from './src/site';

const locale = localeFromEnvironment();

const preset: Preset.Options = {
  docs: {
    routeBasePath: '/',
    sidebarPath: './sidebars.ts',
    breadcrumbs: true,
    remarkPlugins: [
      remarkFigures,
      remarkGlossary,
      remarkProduct,
      remarkSteps,
      remarkNewTab,
      remarkPageWords,
    ],
    rehypePlugins: [rehypeHighlight, rehypeTableAlign, rehypeTightBlocks, rehypeUnbrokenWords],
    recmaPlugins: [recmaKnownWords],
    lastVersion: 'current',
    versions: {
      current: {label: versions.current.label, path: versions.current.path, badge: false},
      ...Object.fromEntries(
        versions.archived.map(({label, path}) => [
          label,
          {label, path, banner: 'unmaintained' as const, noIndex: true},
        ]),
      ),
    },
  },
  blog: false,
  pages: false,
  sitemap: {
    ignorePatterns: localeNames.map((name) => `${locales[name].baseUrl}search`),
    lastmod: null,
  },
  theme: {customCss: './src/css/custom.css'},
};

const search: SearchOptions = {
  docsRouteBasePath: '/',
  indexBlog: false,
  indexPages: false,
  // The archive is noindex for external search engines; this site's own search must still index it.
  forceIgnoreNoIndex: true,
  rankLast: ['glossary', 'template', 'syntax'],
  popular: [
    'getting-started',
    'getting-started/draw-walls-and-rooms',
    'features/background-plans',
    'account/change-password',
    'faq/webgl-issues',
  ],
  skippedAnchors: ['#see-also', '#if-it-does-not-work'],
  learnsFromQuestions: true,
};

/** The storage guard comes first because the modules after it open localStorage when they load. */
const clientModules = [
  'storageGuard',
  'replayEarlyInput',
  'stepGuard',
  'cleanAddress',
  'notFoundAddress',
  'chunkGuard',
  'offlineLinkGuard',
  'offlineNavigationGuard',
  'spaceGuard',
  'translationGuard',
  'prefetchGuard',
  'progressBar',
  'routeAnnouncer',
  'scrollAfterNavigation',
  'keepReadingPosition',
].map((name) => require.resolve(`./src/shell/client/${name}.ts`));

const config: Config = {
  title: brand.siteTitle[locale],
  tagline: brand.tagline[locale],
  url: siteUrl,
  baseUrl: locales[defaultLocale].baseUrl,
  favicon: brandPictures.favicon.path,
  // Replaced by our own banner, which is translated and shown on every page
  // (src/plugins/shell-config).
  baseUrlIssueBanner: false,
  // Deliberately unset: the only setting that serves both /fr/template and /fr/account/.
  trailingSlash: undefined,
  onBrokenLinks: 'throw',
  onBrokenAnchors: 'throw',
  onDuplicateRoutes: 'throw',
  markdown: {
    hooks: {onBrokenMarkdownLinks: 'throw', onBrokenMarkdownImages: 'throw'},
    parseFrontMatter: forgiveFrontMatter(__dirname, markTranslations(__dirname)),
  },
  i18n: {
    defaultLocale,
    locales: [...localeNames],
    // The explicit baseUrl keeps /fr/ when a single locale is built.
    localeConfigs: locales,
  },
  // `v4.siteStorageNamespacing` stays off: it would rename the `theme` key and stop the locales
  // from sharing it.
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
  clientModules,
  customFields: {mainSiteLinks},
  plugins: [contentContract, delivery, devServer, figures, hosting, shellConfig],
  // An absolute path, so that test-site configurations can reuse it from their own folder.
  presets: [[require.resolve('./src/plugins/classic/preset.ts'), preset]],
  // The preset adds the hosted search itself when the theme configuration names one.
  themes: hostedSearch ? [] : [[require.resolve('./src/plugins/search-index/index.ts'), search]],
  themeConfig,
};

assertAddresses({siteUrl, mainSiteUrl, trailingSlash: config.trailingSlash});

export default config;
