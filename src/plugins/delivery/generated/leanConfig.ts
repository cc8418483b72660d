import type {DocusaurusConfig} from '@docusaurus/types';
import {without} from '../without';

/**
 * What is for the build only: of no use to a browser, it costs bytes, and the folder that the site was
 * built in makes the build differ from one machine to the next.
 */
const buildFields = new Set<string>([
  // A wrong base URL is told by shell-config's bootWatch.
  'baseUrlIssueBanner',
  'clientModules',
  'headTags',
  // Pages ask @generated/i18n.
  'i18n',
  'markdown',
  'onBrokenAnchors',
  'onBrokenLinks',
  'onDuplicateRoutes',
  'plugins',
  'presets',
  'scripts',
  'staticDirectories',
  'storage',
  'stylesheets',
  // For feeds and cards of other makers: no part of a page shows it.
  'tagline',
  'themes',
] satisfies (keyof DocusaurusConfig)[]);

/** Of the theme: code is coloured when a page is built, and there is no blog. */
const buildThemeFields = new Set(['prism', 'blog']);

const beginning = 'export default ';

/**
 * The configuration of the site as browsers read it: without what the build alone asks for.
 *
 * @param source a module, as Docusaurus writes it
 * @throws when it is not one object of data
 */
export function leanConfig(source: string): string {
  // What stands before is a remark; the texts of the site may hold the same words.
  const [, ...texts] = source.split(beginning);
  const text = texts.join(beginning);
  let config: DocusaurusConfig;
  try {
    config = JSON.parse(text.trim().replace(/;$/, ''));
  } catch {
    throw new Error(
      'Docusaurus writes the configuration for browsers (docusaurus.config.mjs) in another form ' +
        'than 3.10 does. Correct the form in src/plugins/delivery/generated/leanConfig.ts.',
    );
  }
  const {future, themeConfig, ...others} = config;
  const lean = {
    ...without(others, buildFields),
    future: {experimental_router: future.experimental_router},
    themeConfig: without(themeConfig, buildThemeFields),
  };
  return `${beginning}${JSON.stringify(lean)};\n`;
}
