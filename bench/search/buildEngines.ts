import {spawnSync} from 'node:child_process';
import {copyFileSync, existsSync, mkdirSync} from 'node:fs';
import path from 'node:path';
import {fileURLToPath} from 'node:url';
import type {Plugin} from '@docusaurus/types';
import {build} from 'esbuild';
import {buildIndexes} from '../../src/plugins/search-index/buildIndexes';
import {type BuiltSite, upstream} from '../../src/plugins/search-index/upstream';
import {upstreamIndexes} from '../../src/plugins/search-index/upstreamIndexes';

const here = path.dirname(fileURLToPath(import.meta.url));
const pluginName = '@easyops-cn/docusaurus-search-local';

export const engineNames = ['ours', 'stock', 'pagefind'] as const;
export type EngineName = (typeof engineNames)[number];

interface BuiltEngines {
  /** Milliseconds each adds to a build. Ours waits for the plugin, so its time holds the plugin's. */
  readonly buildMs: Readonly<Record<EngineName, number>>;
}

async function timed(work: () => Promise<unknown> | undefined): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

/** What Docusaurus would hand to the plugins after building these pages. */
function builtSite(outDir: string, baseUrl: string, urls: readonly string[]): BuiltSite {
  const docs = urls.map((permalink) => ({permalink, id: permalink, unlisted: false}));
  const version = {path: baseUrl, isLast: true, docs, sidebars: {}};
  return {
    outDir,
    baseUrl,
    routesPaths: [...urls],
    siteConfig: {trailingSlash: undefined},
    i18n: {currentLocale: baseUrl === '/' ? 'en' : 'fr'},
    plugins: [{name: 'docusaurus-plugin-content-docs', content: {loadedVersions: [version]}}],
  } as unknown as BuiltSite;
}

/** The plugin with the options that its documentation gives for a site in two languages. */
function stockPlugin(root: string, generatedFilesDir: string): Plugin {
  const siteConfig = {themeConfig: {}};
  const context = {siteDir: root, baseUrl: '/', generatedFilesDir, siteConfig};
  const options = upstream.validateOptions({
    options: {
      docsRouteBasePath: '/',
      indexBlog: false,
      indexPages: false,
      language: ['en', 'fr'],
      hashed: false,
    },
    validate: ((schema: {validate: (value: unknown) => {value: unknown}}, value: unknown) =>
      schema.validate(value).value) as never,
  });
  return upstream.default(context as never, options);
}

async function bundle(entry: EngineName, outDir: string, generatedFilesDir: string): Promise<void> {
  await build({
    entryPoints: [path.join(here, 'engines', `${entry}.ts`)],
    outfile: path.join(outDir, 'engines', `${entry}.js`),
    bundle: true,
    minify: true,
    format: 'esm',
    target: 'es2022',
    define: {'process.env.NODE_ENV': '"production"'},
    alias: {'@generated': generatedFilesDir},
    external: ['/pagefind/*'],
    nodePaths: [path.join(here, '../../node_modules')],
    logLevel: 'error',
  });
}

function runPagefind(outDir: string, folder: string): void {
  const binary = path.join(here, 'node_modules/.bin/pagefind');
  if (!existsSync(binary)) {
    throw new Error('Pagefind is not installed: run npm install in bench/search first.');
  }
  const {status, stderr} = spawnSync(
    binary,
    ['--site', outDir, '--glob', `${folder}**/*.html`, '--root-selector', 'article'],
    {encoding: 'utf8'},
  );
  if (status !== 0) throw new Error(`Pagefind failed: ${stderr}`);
}

/**
 * Builds the three engines over the pages of one folder.
 *
 * @param root folder served at the root of the host
 * @param baseUrl address of the pages' folder, with slashes around it
 * @param urls addresses of the pages
 */
export async function buildEngines(
  root: string,
  baseUrl: string,
  urls: readonly string[],
): Promise<BuiltEngines> {
  const outDir = path.join(root, baseUrl);
  const site = builtSite(outDir, baseUrl, urls);
  const generated = path.join(root, '.generated');
  mkdirSync(path.join(generated, pluginName, 'default'), {recursive: true});
  const plugin = stockPlugin(root, generated);
  const stockMs = await timed(async () => plugin.postBuild?.(site as never));
  // Ours replaces the file: the plugin's own is kept beside.
  copyFileSync(path.join(outDir, 'search-index.json'), path.join(outDir, 'stock-index.json'));
  const skippedAnchors = ['#see-also', '#if-it-does-not-work'];
  const rankLast = ['template', 'syntax'].filter((name) => urls.includes(`${baseUrl}${name}`));
  const oursMs = await timed(async () => {
    const indexes = await upstreamIndexes(site, async (part) => plugin.postBuild?.(part as never));
    const options = {rankLast, popular: [], skippedAnchors, learnsFromQuestions: false};
    await buildIndexes(site, options, indexes);
  });
  const pagefindMs = await timed(async () => runPagefind(root, baseUrl.slice(1)));
  for (const name of engineNames) await bundle(name, root, generated);
  return {buildMs: {stock: stockMs, ours: oursMs, pagefind: pagefindMs}};
}
