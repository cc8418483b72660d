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
 * The classic preset with our edition of the classic theme in the place of upstream's.
 *
 * @param options the options of `@docusaurus/preset-classic`, passed on as they are
 * @throws when this site cannot be built so: presets are the first that is told the configuration
 */
export default function classicPreset(context: LoadContext, options: Options): Preset {
  assertSiteConfig(context.siteConfig, options.blog);
  const {plugins = [], themes = []} = upstreamPreset(context, options);
  return {plugins, themes: themes.map(replaceTheme)};
}
