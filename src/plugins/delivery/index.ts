import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {assertPlainRoutes} from './assertPlainRoutes';
import {absentParts, type SiteFeatures, siteFeatures} from './bundler/absentParts';
import {bundleLoader} from './bundler/bundleLoader';
import {keepApart} from './bundler/keepApart';
import {knownGlobals} from './bundler/knownGlobals';
import {minimizers} from './bundler/minimizers';
import {standIns} from './bundler/standIns';
import {nameClasses} from './classNames/nameClasses';
import {isLeanable} from './generated/leanGenerated';
import {postCssOptions} from './sheet/postCssOptions';

/** React, in all its packages. */
const react = /node_modules[\\/](react|react-dom|scheduler)[\\/]/;
const inBrowser = (file: string): string => path.join(__dirname, '../../client', file);

/** What is read of modules on their way into the browser's bundle. */
function leanRules(generatedFilesDir: string, locale: string, features: SiteFeatures) {
  const fileOf = (name: string): string => path.join(generatedFilesDir, 'delivery', name);
  const sourceOf = (folder: string): string => path.join(__dirname, folder, 'loader.ts');
  // Each text is written where it is used, and the list of all is left out.
  const translations = bundleLoader(
    sourceOf('translations'),
    fileOf(`inlineTranslations.${locale}.cjs`),
    {TRANSLATIONS: readFileSync(path.join(generatedFilesDir, 'codeTranslations.json'), 'utf8')},
  );
  const generated = bundleLoader(sourceOf('generated'), fileOf('leanGenerated.cjs'));
  const content = bundleLoader(sourceOf('content'), fileOf('leanContent.cjs'));
  const classNames = bundleLoader(sourceOf('classNames'), fileOf('classNames.cjs'));
  const {navbarItems: _, hasHostedSearch: __, ...parts} = features;
  return [
    {test: /\.[jt]sx?$/, enforce: 'pre' as const, use: translations},
    {
      test: /[\\/]ThemeClassNames\.js$/,
      enforce: 'pre' as const,
      use: {loader: classNames, options: parts},
    },
    // Docusaurus would take a pattern for one of the rules that turn Markdown into modules.
    {test: (file: string) => /\.mdx?$/.test(file), enforce: 'post' as const, use: content},
    {
      test: (file: string) =>
        isLeanable(path.relative(generatedFilesDir, file).replaceAll('\\', '/')),
      enforce: 'pre' as const,
      use: {loader: generated, options: {generatedFilesDir, hasDocCards: parts.hasDocCards}},
    },
  ];
}

/**
 * Makes the scripts that a reader downloads smaller, through the bundler's documented settings.
 * What happens to the pages themselves is in deliver.ts, after the build.
 */
export default function delivery({siteConfig, generatedFilesDir, i18n}: LoadContext): Plugin {
  if (siteConfig.future.experimental_router === 'hash') {
    throw new Error(
      'The router that readers download shows pages by their paths. Take experimental_router out ' +
        'of "future" in docusaurus.config.ts, or see src/client/router.',
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
      // A part left out in the browser only would be looked for by hydration and not be found.
      const absent = isProduction && features ? absentParts(features) : [];
      keepApart(config, [...names, ...absent]);
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
          // What is asked of a stand-in that it does not have would be undefined in the browser.
          parser: {javascript: {exportsPresence: 'error'}},
          rules:
            isProduction && features
              ? leanRules(generatedFilesDir, i18n.currentLocale, features)
              : [],
        },
        plugins: [
          ...standIns.map(([request, file]) => replace(request, file)),
          // Without an announcement there is nothing for a reader to have closed.
          ...(absent.includes('@theme/AnnouncementBar')
            ? [
                replace(/[\\/]contexts[\\/]announcementBar$/, 'announcementBar.ts'),
                replace(/[\\/]utils[\\/]scrollUtils$/, 'scrollUtils.ts'),
              ]
            : []),
          // What upstream does where there is no window is for the server. The worker of the search,
          // which has none, asks for neither.
          ...(isProduction
            ? [
                new DefinePlugin(knownGlobals),
                replace(/^@generated\/codeTranslations$/, 'noTranslations.ts'),
                replace(/[\\/]figureOf$/, 'toldAtBuild.ts'),
              ]
            : []),
        ],
        // Added to upstream's, ours would find nothing left to do.
        mergeStrategy: {'optimization.minimizer': 'replace'},
        optimization: {
          // Where a name is no id, the runtime, which every page loads, lists both, and twice.
          chunkIds: 'named',
          minimizer: minimizers(config, currentBundler),
          splitChunks: {
            cacheGroups: {
              // It would set apart the engine of the search alone, whose worker then waits for it.
              defaultVendors: false,
              // React changes with upgrades only: apart, it stays cached from release to release,
              // and the browser evaluates it in a task of its own.
              react: {test: react, name: 'react', chunks: 'all', priority: 50, enforce: true},
            },
          },
        },
      };
    },
  };
}
