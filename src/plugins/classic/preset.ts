import upstreamPreset, {type Options} from '@docusaurus/preset-classic';
import type {LoadContext, PluginConfig, Preset} from '@docusaurus/types';
import {assertSiteConfig} from '../site-config/assertSiteConfig';
import {classicTheme} from './theme';
import {upstreamThemePath} from './upstreamThemePath';

function replaceTheme(theme: PluginConfig): PluginConfig {
  return Array.isArray(theme) && theme[0] === upstreamThemePath
    ? ([classicTheme, theme[1]] as PluginConfig)
    : theme;
}

/**
 * The classic preset, with our version of the classic theme in place of upstream's.
 *
 * @param options the options of `@docusaurus/preset-classic`, passed through unchanged
 * @throws when the configuration cannot work on this site: presets are the first code that receives
 * it
 */
export default function classicPreset(context: LoadContext, options: Options): Preset {
  assertSiteConfig(context.siteConfig, options.blog);
  const {plugins = [], themes = []} = upstreamPreset(context, options);
  return {plugins, themes: themes.map(replaceTheme)};
}
