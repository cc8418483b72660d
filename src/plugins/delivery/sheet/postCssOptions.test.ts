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

test('what every browser of the list can do is written once', async () => {
  const css =
    'a { break-inside: avoid; font-variant-numeric: tabular-nums; text-decoration: none }';
  expect(await written(css)).toBe(css);
});

test('what a browser of the list cannot do yet is written for it', async () => {
  expect(await written('a { text-decoration: underline dotted red }')).toContain(
    '-webkit-text-decoration: underline dotted red',
  );
  expect(await written('a::before { content: "/" / "" }')).toBe(
    'a::before { content: "/" ; content: "/" / "" }',
  );
});

test('labels that upstream cuts are whole, and what this site cuts is cut', async () => {
  const css = 'a { flex: 1; overflow: hidden; display: -webkit-box; -webkit-line-clamp: 2 }';
  expect(await written(css, '/x/node_modules/theme/styles.module.css')).toBe('a { flex: 1 }');
  expect(await written(css, '/x/src/theme/styles.module.css')).toBe(css);
});

test('a plugin that Docusaurus names is made once, and others stay as they are', () => {
  const wrap = {postcssPlugin: 'wrap'};
  const {config, ident, plugins} = postCssOptions({
    ident: 'postcss',
    plugins: [[presetEnv, {}], wrap],
  });
  expect({config, ident}).toEqual({config: false, ident: 'postcss'});
  expect(plugins[0]).toMatchObject({postcssPlugin: 'postcss-preset-env'});
  expect(plugins[1]).toBe(wrap);
});
