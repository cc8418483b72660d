import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {localeNames} from '../../site';
import {type DrawnFigures, drawFigures, withoutMarkup} from './drawFigures';
import {drawingFolder} from './drawingFile';
import {drawnFrom} from './drawnFrom';
import {figureAlias} from './figureModule';
import {digestOf, keptFigures} from './keptFigures';

const pluginName = 'figures';

/**
 * All sources that the cached drawings depend on: what they are drawn from, the code that caches
 * them, and the polygon clipping library.
 */
export const sources = [
  ...drawnFrom.map((file) => path.join(__dirname, '../../..', file)),
  __dirname,
  require.resolve('polyclip-ts'),
];

/**
 * Draws the figures at build time. The server renders pages with the markup. The browser gets data
 * without it, and fetches a drawing only after a client-side navigation. So no geometry, model,
 * view or scene is bundled for the browser.
 */
export default function figures({siteDir, generatedFilesDir, i18n}: LoadContext): Plugin {
  const dataDir = path.join(generatedFilesDir, pluginName, 'default');
  const kept = path.join(siteDir, 'node_modules/.cache/figures/drawn.json');
  return {
    name: pluginName,

    async loadContent() {
      const locale = localeNames.find((name) => name === i18n.currentLocale) ?? 'en';
      const all = keptFigures(kept, digestOf(sources), () =>
        Object.fromEntries(localeNames.map((name) => [name, drawFigures(name)])),
      );
      return all[locale];
    },

    async contentLoaded({content, actions}) {
      for (const [name, figure] of Object.entries(content as DrawnFigures)) {
        await actions.createData(`server/${name}.json`, JSON.stringify(figure));
        await actions.createData(`browser/${name}.json`, JSON.stringify(withoutMarkup(figure)));
      }
    },

    configureWebpack(_config, isServer) {
      // `docusaurus start` does no server rendering, so there the browser needs the markup.
      const hasMarkup = isServer || process.env.NODE_ENV !== 'production';
      const source = path.join(dataDir, hasMarkup ? 'server' : 'browser');
      const resolve = {alias: {[figureAlias]: source}};
      if (isServer) return {resolve};
      // A separate chunk for what live figures share; otherwise it would join one that every page
      // loads.
      const liveCore = {
        test: /src[\\/]figures[\\/](live[\\/]core|geometry|model|views)[\\/]|src[\\/]product[\\/]|node_modules[\\/](polyclip-ts|splaytree-ts|bignumber\.js)[\\/]/,
        name: 'live-core',
        chunks: /^live-/,
        // What a single live figure needs stays in its chunk.
        minChunks: 2,
        // Below the style sheet's priority, so that the site keeps a single sheet.
        priority: 45,
        enforce: true,
      };
      return {resolve, optimization: {splitChunks: {cacheGroups: {liveCore}}}};
    },

    async postBuild({content, outDir}) {
      await mkdir(path.join(outDir, drawingFolder), {recursive: true});
      const panels = Object.values(content as DrawnFigures).flatMap((figure) => figure.panels);
      await Promise.all(
        panels.map(({src, markup = ''}) => writeFile(path.join(outDir, src), markup)),
      );
    },
  };
}
