import {expect, it} from 'vitest';
import {minimizers} from './minimizers';

class SwcJsMinimizerRspackPlugin {
  constructor(readonly options?: object) {}
}
class LightningCssMinimizerRspackPlugin {}

type Bundler = Parameters<typeof minimizers>[1];
type Config = Parameters<typeof minimizers>[0];

const rspack = {instance: {SwcJsMinimizerRspackPlugin}} as unknown as Bundler;
const minimizing = (...minimizer: readonly object[]) =>
  ({optimization: {minimizer}}) as unknown as Config;

it('replaces only the minimizer of scripts', () => {
  const styles = new LightningCssMinimizerRspackPlugin();
  const [scripts, kept] =
    minimizers(minimizing(new SwcJsMinimizerRspackPlugin(), styles), rspack) ?? [];
  expect(scripts).toMatchObject({options: {minimizerOptions: {format: {ascii_only: false}}}});
  expect(kept).toBe(styles);
});

it('leaves a configuration without minification unchanged', () => {
  expect(minimizers({}, rspack)).toBeUndefined();
});

it('throws if another bundler would minify the scripts', () => {
  class TerserPlugin {}
  expect(() => minimizers(minimizing(new TerserPlugin()), rspack)).toThrow('minimizers.ts');
  const webpack = {instance: {}} as unknown as Bundler;
  expect(() => minimizers(minimizing(new SwcJsMinimizerRspackPlugin()), webpack)).toThrow(
    'SwcJsMinimizerRspackPlugin',
  );
});
