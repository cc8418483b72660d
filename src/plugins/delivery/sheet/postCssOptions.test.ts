import {createRequire} from 'node:module';
import postcss, {type AcceptedPlugin} from 'postcss';
import {afterEach, expect, test, vi} from 'vitest';
import {browserslist} from '../../../../package.json';
import {postCssOptions} from './postCssOptions';

const bundler = createRequire(import.meta.url).resolve('@docusaurus/bundler');
const presetEnv = createRequire(bundler).resolve('postcss-preset-env');

/** A style sheet as processed for our browserslist. */
async function written(css: string, from?: string): Promise<string> {
  vi.stubEnv('BROWSERSLIST', browserslist.production.join(','));
  const options = postCssOptions({plugins: [[presetEnv, {}]]});
  const result = await postcss(options.plugins as AcceptedPlugin[]).process(css, {from});
  return result.css;
}

afterEach(() => {
  vi.unstubAllEnvs();
});

test('does not transform features that all listed browsers support', async () => {
  const css =
    'a { break-inside: avoid; font-variant-numeric: tabular-nums; text-decoration: none }';
  expect(await written(css)).toBe(css);
});

test('transforms features that a listed browser lacks', async () => {
  expect(await written('a { text-decoration: underline dotted red }')).toContain(
    '-webkit-text-decoration: underline dotted red',
  );
  expect(await written('a::before { content: "/" / "" }')).toBe(
    'a::before { content: "/" ; content: "/" / "" }',
  );
});

test('removes upstream’s truncation of labels, but keeps that of this site', async () => {
  const css = 'a { flex: 1; overflow: hidden; display: -webkit-box; -webkit-line-clamp: 2 }';
  expect(await written(css, '/x/node_modules/theme/styles.module.css')).toBe('a { flex: 1 }');
  expect(await written(css, '/x/src/theme/styles.module.css')).toBe(css);
});

test('instantiates the plugin that Docusaurus names, and keeps the others', () => {
  const wrap = {postcssPlugin: 'wrap'};
  const {config, ident, plugins} = postCssOptions({
    ident: 'postcss',
    plugins: [[presetEnv, {}], wrap],
  });
  expect({config, ident}).toEqual({config: false, ident: 'postcss'});
  expect(plugins[0]).toMatchObject({postcssPlugin: 'postcss-preset-env'});
  expect(plugins[1]).toBe(wrap);
});
