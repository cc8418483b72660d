import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {absentParts, siteFeatures} from './absentParts';
import {assertPlainRoutes} from './assertPlainRoutes';
import {nameClasses} from './nameClasses';
import {bundleLoader} from './translations/bundleLoader';

/** Modules of a package, or of a folder of this site. */
const react = /node_modules[\\/](react|react-dom|scheduler)[\\/]/;
/** What only the search page and the open dialog show. */
const answers =
  /src[\\/](theme[\\/](SearchPage|SearchBar[\\/](Failed|NoResults|Stretches|Unmatched))|search[\\/]browser[\\/](useAnswer|useQueryInAddress))\b/;
const page = new RegExp(
  `^(?!.*${answers.source}).*(?:${
    /node_modules[\\/]@(docusaurus[\\/](core|plugin-content-docs|theme-common|theme-classic)|mdx-js[\\/]react)[\\/]/
      .source
  }|${/src[\\/](site\.ts|(components[\\/]LineIcon|theme|shell|search[\\/]browser)[\\/])/.source})`,
);

const inBrowser = (file: string): string => path.join(__dirname, 'browser', file);

/**
 * Makes the scripts that a reader downloads smaller, through the bundler's documented settings.
 * What happens to the pages themselves is in deliver.ts, after the build.
 */
export default function delivery({siteConfig, generatedFilesDir, i18n}: LoadContext): Plugin {
  if (siteConfig.future.experimental_router === 'hash') {
    throw new Error('The router that readers download, in browser/router, knows no hash router.');
  }
  let absent: readonly string[] = [];
  // Read now: once the plugins are loaded the configuration loses what pages do not show.
  const [firstClientModule = inBrowser('nothing.ts')] = siteConfig.clientModules;
  return {
    name: 'delivery',

    async allContentLoaded({allContent}) {
      absent = absentParts(siteFeatures(allContent, siteConfig.themeConfig));
    },

    async postBuild({routes}) {
      assertPlainRoutes(routes);
    },

    configureWebpack(config, isServer, {currentBundler}) {
      nameClasses(config);
      const isProduction = process.env.NODE_ENV === 'production';
      // A part left out in the browser only would be looked for by hydration and not be found.
      const alias = Object.fromEntries(
        isProduction ? absent.map((part) => [part, inBrowser('nothing.ts')]) : [],
      );
      if (isServer) {
        return {resolve: {alias}};
      }
      const {NormalModuleReplacementPlugin} = currentBundler.instance;
      const replace = (request: RegExp, file: string) =>
        new NormalModuleReplacementPlugin(request, inBrowser(file));
      return {
        ...(isProduction && {entry: inBrowser('start.ts')}),
        resolve: {
          alias: {
            ...alias,
            '@docusaurus/ComponentCreator': inBrowser('ComponentCreator.ts'),
            'docusaurus-client-entry': String(config.entry),
            'first-client-module': firstClientModule,
            'prop-types$': inBrowser('propTypes.ts'),
            'react-router-config$': inBrowser('router'),
            'react-router-dom$': inBrowser('router'),
            tslib: inBrowser('tslib.ts'),
          },
        },
        // Each text is written where it is used, and the list of all is left out.
        module: {
          rules: isProduction
            ? [
                {
                  test: /\.[jt]sx?$/,
                  enforce: 'pre',
                  use: bundleLoader(generatedFilesDir, i18n.currentLocale),
                },
              ]
            : [],
        },
        plugins: [
          // A wrong base URL is told by shell-config's bootWatch; no alias reaches what core asks for.
          replace(/[\\/]BaseUrlIssueBanner$/, 'nothing.ts'),
          // The site's name would stand in the tab until the page's own title is back.
          replace(/[\\/]SiteMetadataDefaults$/, 'SiteMetadataDefaults.ts'),
          // Firefox would refuse what upstream fetches ahead, by the site's policy.
          replace(/[\\/]prefetch$/, 'prefetch.ts'),
          // The theme would put in and take off at once what one width shows and the other does not.
          replace(/[\\/]hooks[\\/]useWindowSize$/, 'useWindowSize.ts'),
          ...(isProduction ? [replace(/^@generated\/codeTranslations$/, 'noTranslations.ts')] : []),
        ],
        optimization: {
          splitChunks: {
            cacheGroups: {
              // React changes with upgrades only: apart, it stays cached from release to release,
              // and the browser evaluates it in a task of its own.
              react: {test: react, name: 'react', chunks: 'all', priority: 50, enforce: true},
              // What every article runs, compressed as one: in ten chunks it weighs a tenth more.
              page: {
                test: page,
                name: 'page',
                // Docusaurus names the chunks of routes; those without a name load on intent.
                chunks: ({name}: {readonly name?: string | null}) =>
                  Boolean(name) && name !== 'main',
                minChunks: 1,
                // Below that of the style sheet, which stays one for the whole site.
                priority: 42,
                enforce: true,
              },
            },
          },
        },
      };
    },
  };
}
