import type {ConfigureWebpackUtils, Plugin} from '@docusaurus/types';

type BundlerConfig = Parameters<NonNullable<Plugin['configureWebpack']>>[0];
type Minimizers = NonNullable<NonNullable<BundlerConfig['optimization']>['minimizer']>;
type MinimizerClass = new (options: {readonly minimizerOptions: object}) => Minimizers[number];

/** Rspack's name for the script minimizer, which Docusaurus configures for browsers of 2015. */
const scriptMinimizer = 'SwcJsMinimizerRspackPlugin';

/** The ECMAScript version of our browserslist, and French letters unescaped. */
const minimizerOptions = {
  minify: true,
  ecma: 2020,
  module: true,
  compress: {ecma: 2020, passes: 4},
  mangle: true,
  format: {ecma: 2020, comments: false, ascii_only: false},
};

/**
 * The configured minimizers, with the script minimizer replaced by one with our settings: the
 * scripts of a French article shrink by 0.2 kB.
 *
 * @returns `undefined` when the build is not minimized
 * @throws when there is no script minimizer by Rspack's name
 */
export function minimizers(
  {optimization}: Pick<BundlerConfig, 'optimization'>,
  {instance}: Pick<ConfigureWebpackUtils['currentBundler'], 'instance'>,
): Minimizers | undefined {
  const upstream = optimization?.minimizer;
  if (!upstream) {
    return undefined;
  }
  const Minimizer = (instance as unknown as Record<string, MinimizerClass | undefined>)[
    scriptMinimizer
  ];
  const at = upstream.findIndex((minimizer) => minimizer?.constructor.name === scriptMinimizer);
  if (!Minimizer || at < 0) {
    throw new Error(
      `Docusaurus does not minify scripts with ${scriptMinimizer}. Has this changed in a new release? See src/plugins/delivery/bundler/minimizers.ts.`,
    );
  }
  return upstream.with(at, new Minimizer({minimizerOptions}));
}
