import {join} from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';

/**
 * Makes the scripts that a reader downloads smaller, through the bundler's documented settings.
 * What happens to the pages themselves is in deliver.ts, after the build.
 */
export default function delivery({siteDir}: LoadContext): Plugin {
  return {
    name: 'delivery',

    configureWebpack(_config, isServer) {
      if (isServer) {
        return {};
      }
      return {
        resolve: {
          alias: {
            // No language beyond Prism's own set is shown, so every page can do without the
            // module that would load more of them, and Prism with it.
            [join(siteDir, 'node_modules/@docusaurus/theme-classic/lib/prism-include-languages')]:
              false,
          },
        },
        optimization: {
          splitChunks: {
            cacheGroups: {
              // React changes with upgrades only: apart, it stays cached from release to release,
              // and the browser evaluates it in a task of its own.
              react: {
                test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/,
                name: 'react',
                chunks: 'all',
                priority: 50,
                enforce: true,
              },
            },
          },
        },
      };
    },
  };
}
