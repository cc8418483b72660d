import type {Plugin} from '@docusaurus/types';

/**
 * Makes the scripts that a reader downloads smaller, through the bundler's documented settings.
 * What happens to the pages themselves is in deliver.ts, after the build.
 */
export default function delivery(): Plugin {
  return {
    name: 'delivery',

    configureWebpack(_config, isServer) {
      if (isServer) {
        return {};
      }
      return {
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
