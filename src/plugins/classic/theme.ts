import {createRequire} from 'node:module';
import path from 'node:path';
import type {PluginOptions} from '@docusaurus/theme-classic';
import type {HtmlTags, LoadContext, Plugin, PluginModule} from '@docusaurus/types';
import {assertShellConfig} from '../shell-config/assertShellConfig';
import {shellRefusal} from '../shell-config/shellRefusal';
import {withItemDefaults} from '../shell-config/withItemDefaults';
import {foreignMessages} from './foreignMessages';
import {upstreamThemePath} from './upstreamThemePath';

const load = createRequire(__filename);

const upstream = load(upstreamThemePath) as Required<
  Pick<PluginModule, 'validateOptions' | 'validateThemeConfig'>
> & {default: (context: LoadContext, options: PluginOptions) => Plugin};

const upstreamFolder = path.dirname(upstreamThemePath);

const {DataAttributeQueryStringInlineJavaScript: attributesFromAddress} = load(
  path.join(upstreamFolder, 'inlineScripts'),
) as {readonly DataAttributeQueryStringInlineJavaScript: string};

/**
 * Upstream's progress bar has an invalid ARIA role; `src/shell/client` has our replacement. Code is
 * highlighted when pages are compiled, so the browser needs no highlighter languages.
 */
const replacedClientModules = ['./nprogress', './prism-include-languages'];

/**
 * Removes two things from the tags injected before the page: the icon sprite, which is hidden by a
 * `style` attribute, and the inline script that copies `data-` attributes from the query string,
 * used only when a page is embedded in another site.
 */
function stripTags(tags: HtmlTags | undefined): HtmlTags {
  const all = tags === undefined ? [] : Array.isArray(tags) ? tags : [tags];
  return all.flatMap((tag) => {
    if (typeof tag === 'string') return tag;
    if (tag.tagName === 'svg') return [];
    return {...tag, innerHTML: tag.innerHTML?.replace(attributesFromAddress, '')};
  });
}

/**
 * Upstream's classic theme without what a strict `style-src` policy refuses, what no page of this
 * site uses, and what `src/shell` replaces. Our defaults and checks of the theme configuration run
 * before upstream fills in its own.
 */
export function classicTheme(context: LoadContext, options: PluginOptions): Plugin {
  const theme = upstream.default(context, options);
  // Docusaurus resolves the paths of a plugin given as a function from the site directory, so they
  // must be absolute.
  const fromUpstream = (file: string): string =>
    file.startsWith('.') ? path.resolve(upstreamFolder, file) : file;
  return {
    ...theme,
    getThemePath: () => path.join(upstreamFolder, 'theme'),
    getTypeScriptThemePath: () => path.join(upstreamFolder, '..', 'src', 'theme'),
    getClientModules: () =>
      (theme.getClientModules?.() ?? [])
        .filter((file) => !replacedClientModules.includes(file))
        .map(fromUpstream),
    async getDefaultCodeTranslationMessages() {
      const messages = (await theme.getDefaultCodeTranslationMessages?.()) ?? {};
      return Object.fromEntries(
        Object.entries(messages).filter(([id]) => !foreignMessages.test(id)),
      );
    },
    injectHtmlTags(content) {
      const tags = theme.injectHtmlTags?.(content) ?? {};
      return {...tags, preBodyTags: stripTags(tags.preBodyTags)};
    },
  };
}

classicTheme.validateOptions = upstream.validateOptions;
classicTheme.validateThemeConfig = ((data) => {
  const themeConfig = withItemDefaults(data.themeConfig as object);
  assertShellConfig(themeConfig);
  try {
    return upstream.validateThemeConfig({
      ...data,
      themeConfig: themeConfig as typeof data.themeConfig,
    });
  } catch (error) {
    throw shellRefusal([(error as Error).message]);
  }
}) satisfies PluginModule['validateThemeConfig'];
