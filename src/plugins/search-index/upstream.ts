import {createRequire} from 'node:module';
import type {LoadContext, OptionValidationContext, Plugin, Props} from '@docusaurus/types';
import type {PluginOptions} from '@easyops-cn/docusaurus-search-local';

interface Upstream {
  readonly default: (context: LoadContext, options: PluginOptions) => Plugin;
  readonly validateOptions: (
    context: OptionValidationContext<Partial<PluginOptions>, PluginOptions>,
  ) => PluginOptions;
}

/** The installed search plugin; its types cover its options only. */
export const upstream = createRequire(import.meta.url)(
  '@easyops-cn/docusaurus-search-local',
) as Upstream;

/** The argument of Docusaurus's `postBuild`, including the plugins it ran. */
export type BuiltSite = Props & {readonly content: unknown};

/** An entry of the plugin's index: text, page, anchor. Its other fields are for its own search. */
export interface UpstreamDocument {
  readonly i: number;
  readonly t: string;
  readonly u: string;
  readonly h?: string;
  /** `i` of the page it belongs to; absent for pages. */
  readonly p?: number;
}

/** The plugin's index: titles, headings, descriptions, keywords, texts. */
export type UpstreamIndex = readonly {readonly documents: readonly UpstreamDocument[]}[];
