import path from 'node:path';
import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import type {LoadContext, OptionValidationContext, Plugin} from '@docusaurus/types';
import type {PluginOptions as UpstreamOptions} from '@easyops-cn/docusaurus-search-local';
import {brand, versions} from '../../site';
import {buildIndexes, type OwnOptions} from './buildIndexes';
import {generatedAlias} from './generatedAlias';
import {copyLastIndex} from './lastIndex';
import {notSearched} from './notSearched';
import {pageList} from './pageList';
import {rowSelectors} from './readRows';
import {upstream} from './upstream';
import {upstreamIndexes} from './upstreamIndexes';

/** The omitted option is set by this plugin: both readers of a page must skip the same elements. */
export type SearchOptions = Partial<Omit<UpstreamOptions, 'ignoreCssSelectors'>> &
  Partial<OwnOptions>;
type Options = UpstreamOptions & OwnOptions;

const pluginName = 'search-index';

/**
 * Wraps the search plugin, which reads the built pages and writes its index. We keep its texts,
 * drop its own search engine, and write the index that our search fetches. The UI is ours too, in
 * src/theme.
 */
export default function searchIndex(context: LoadContext, options: Options): Plugin {
  const {rankLast, popular, skippedAnchors, learnsFromQuestions, ...upstreamOptions} = options;
  const plugin = upstream.default(context, upstreamOptions);
  return {
    name: pluginName,
    // Occupies the theme path of the preset's hosted search page, so that our page overrides
    // either.
    getThemePath: () => path.join(context.siteDir, 'src/plugins/search-index/theme'),

    async allContentLoaded({allContent, actions}) {
      const docs = allContent['docusaurus-plugin-content-docs']?.default as LoadedContent;
      const list = await actions.createData('pages.json', JSON.stringify(pageList(docs)));
      actions.addRoute({
        path: `${context.baseUrl}search`,
        component: '@theme/SearchPage',
        modules: {pages: generatedAlias(context.generatedFilesDir, list)},
        exact: true,
      });
    },

    configureWebpack(_config, isServer) {
      if (isServer || process.env.NODE_ENV === 'production') return {};
      const paths = ['', ...versions.archived.map((version) => version.path)];
      const directory = copyLastIndex(context, paths);
      return {devServer: {static: [{publicPath: context.baseUrl, directory}]}} as object;
    },

    async postBuild(site) {
      const indexes = await upstreamIndexes(site, async (part) =>
        plugin.postBuild?.(part as typeof site),
      );
      const product = brand.name;
      const own = {rankLast, popular, skippedAnchors, learnsFromQuestions, product};
      await buildIndexes(site, own, indexes);
    },
  };
}

/**
 * Validates our own options, which are lists of addresses and a flag; the plugin validates the
 * others.
 */
export function validateOptions({
  options,
  validate,
}: OptionValidationContext<SearchOptions, UpstreamOptions>): Options {
  const {
    rankLast = [],
    popular = [],
    skippedAnchors = [],
    learnsFromQuestions = false,
    ...rest
  } = options;
  const checked = upstream.validateOptions({
    validate,
    options: {
      ...rest,
      // No hash: the plugin's would be computed from the sources; ours comes from the content.
      hashed: false,
      ignoreCssSelectors: [...rowSelectors, ...notSearched],
    },
  });
  return {...checked, rankLast, popular, skippedAnchors, learnsFromQuestions};
}
