import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {assertPlainRoutes} from './assertPlainRoutes';
import {absentParts, type SiteFeatures, siteFeatures} from './bundler/absentParts';
import {bundleLoader} from './bundler/bundleLoader';
import {extendCacheKey} from './bundler/extendCacheKey';
import {knownGlobals} from './bundler/knownGlobals';
import {minimizers} from './bundler/minimizers';
import {moduleReplacements} from './bundler/moduleReplacements';
import {pictureRequest, relocate} from './bundler/relocatablePictures';
import {nameClasses} from './classNames/nameClasses';
import {isStrippable} from './generated/stripGenerated';
import {postCssOptions} from './sheet/postCssOptions';

/** All of React's packages. */
const react = /node_modules[\\/](react|react-dom|scheduler)[\\/]/;
const inBrowser = (file: string): string => path.join(__dirname, '../../client', file);

/** Loader rules that strip modules on their way into the browser's bundle. */
function stripRules(generatedFilesDir: string, locale: string, features: SiteFeatures) {
  const fileOf = (name: string): string => path.join(generatedFilesDir, 'delivery', name);
  const sourceOf = (folder: string): string => path.join(__dirname, folder, 'loader.ts');
  // Inlines each translation where it is used; the full list is left out of the bundle.
  const translations = bundleLoader(
    sourceOf('translations'),
    fileOf(`inlineTranslations.${locale}.cjs`),
    {TRANSLATIONS: readFileSync(path.join(generatedFilesDir, 'codeTranslations.json'), 'utf8')},
  );
  const generated = bundleLoader(sourceOf('generated'), fileOf('stripGenerated.cjs'));
  const content = bundleLoader(sourceOf('content'), fileOf('stripContent.cjs'));
  const classNames = bundleLoader(sourceOf('classNames'), fileOf('classNames.cjs'));
  const {navbarItems: _, hasHostedSearch: __, ...parts} = features;
  return [
    {test: /\.[jt]sx?$/, enforce: 'pre' as const, use: translations},
    {
      test: /[\\/]ThemeClassNames\.js$/,
      enforce: 'pre' as const,
      use: {loader: classNames, options: parts},
    },
    // A function, because Docusaurus would take a pattern for one of the rules that compile
    // Markdown.
    {test: (file: string) => /\.mdx?$/.test(file), enforce: 'post' as const, use: content},
    {
      test: (file: string) =>
        isStrippable(path.relative(generatedFilesDir, file).replaceAll('\\', '/')),
      enforce: 'pre' as const,
      use: {loader: generated, options: {generatedFilesDir, hasDocCards: parts.hasDocCards}},
    },
  ];
}

/**
 * Makes the scripts that readers download smaller, through documented bundler settings. deliver.ts
 * processes the pages themselves, after the build.
 */
export default function delivery({siteConfig, generatedFilesDir, i18n}: LoadContext): Plugin {
  if (siteConfig.future.experimental_router === 'hash') {
    throw new Error(
      'The router that readers download shows pages by their paths. Remove experimental_router ' +
        'from "future" in docusaurus.config.ts, or see src/client/router.',
    );
  }
  let features: SiteFeatures | undefined;
  const [firstClientModule = inBrowser('nothing.ts')] = siteConfig.clientModules;
  return {
    name: 'delivery',

    async allContentLoaded({allContent}) {
      features = siteFeatures(allContent, siteConfig.themeConfig);
    },

    async postBuild({routes}) {
      assertPlainRoutes(routes);
    },

    configurePostCss: postCssOptions,

    configureWebpack(config, isServer, {currentBundler}) {
      const names = nameClasses(config);
      const isProduction = process.env.NODE_ENV === 'production';
      // Removed on the server too: hydration fails on markup that the browser does not render.
      const absent = isProduction && features ? absentParts(features) : [];
      extendCacheKey(config, [...names, ...absent]);
      const alias = Object.fromEntries(absent.map((part) => [part, inBrowser('nothing.ts')]));
      if (isServer) {
        return {resolve: {alias}};
      }
      const {DefinePlugin, NormalModuleReplacementPlugin} = currentBundler.instance;
      const replace = (request: RegExp, file: string) =>
        new NormalModuleReplacementPlugin(request, inBrowser(file));
      return {
        ...(isProduction && {entry: inBrowser('start.ts')}),
        resolve: {
          alias: {
            ...alias,
            '@docusaurus/ComponentCreator': inBrowser('ComponentCreator.tsx'),
            'docusaurus-client-entry': String(config.entry),
            'first-client-module': firstClientModule,
            'react-helmet-async$': inBrowser('head'),
            'react-router-config$': inBrowser('router'),
            'react-router-dom$': inBrowser('router'),
            '@docusaurus/utils-common$': inBrowser('utilsCommon.ts'),
          },
        },
        module: {
          // An export that a replacement module lacks would be undefined in the browser.
          parser: {javascript: {exportsPresence: 'error'}},
          rules:
            isProduction && features
              ? stripRules(generatedFilesDir, i18n.currentLocale, features)
              : [],
        },
        plugins: [
          ...moduleReplacements.map(([request, file]) => replace(request, file)),
          new NormalModuleReplacementPlugin(pictureRequest, relocate),
          // Without an announcement there is no closed state to track.
          ...(absent.includes('@theme/AnnouncementBar')
            ? [
                replace(/[\\/]contexts[\\/]announcementBar$/, 'announcementBar.ts'),
                replace(/[\\/]utils[\\/]scrollUtils$/, 'scrollUtils.ts'),
              ]
            : []),
          // Upstream's branches for a missing `window` are for the server. The search worker has
          // none either, but uses neither of them.
          ...(isProduction
            ? [
                new DefinePlugin(knownGlobals),
                replace(/^@generated\/codeTranslations$/, 'noTranslations.ts'),
                replace(/[\\/]figureOf$/, 'figureOfStub.ts'),
              ]
            : []),
        ],
        // Appended to upstream's list, ours would run last and find nothing to minimize.
        mergeStrategy: {'optimization.minimizer': 'replace'},
        optimization: {
          // Named chunk ids: with numeric ids the runtime, which every page loads, carries an
          // id-to-name and an id-to-hash table.
          chunkIds: 'named',
          minimizer: minimizers(config, currentBundler),
          splitChunks: {
            cacheGroups: {
              // It would split off the search engine alone, and the search worker would wait for
              // that chunk.
              defaultVendors: false,
              // React changes only with upgrades: in its own chunk it stays cached across releases,
              // and the browser evaluates it in a separate task.
              react: {test: react, name: 'react', chunks: 'all', priority: 50, enforce: true},
            },
          },
        },
      };
    },
  };
}
