import type {DocusaurusConfig} from '@docusaurus/types';
import {without} from '../without';

/**
 * Build-only fields: useless to browsers. Some contain the site's directory, which would make
 * builds differ between machines.
 */
const buildFields = new Set<string>([
  // src/inline/watchBoot.ts reports a wrong base URL.
  'baseUrlIssueBanner',
  'clientModules',
  'headTags',
  // Browser code reads @generated/i18n instead.
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
  // Used by feeds and by other themes only.
  'tagline',
  'themes',
] satisfies (keyof DocusaurusConfig)[]);

/** Theme fields: code is highlighted at build time, and there is no blog. */
const buildThemeFields = new Set(['prism', 'blog']);

const beginning = 'export default ';

/**
 * The site configuration for browsers, without build-only fields.
 *
 * @param source the module that Docusaurus writes
 * @throws when it is not a single JSON object
 */
export function stripConfig(source: string): string {
  // Split at the first occurrence only: a comment precedes it, and the site's texts may contain the
  // same string.
  const [, ...texts] = source.split(beginning);
  const text = texts.join(beginning);
  let config: DocusaurusConfig;
  try {
    config = JSON.parse(text.trim().replace(/;$/, ''));
  } catch {
    throw new Error(
      'Docusaurus writes the configuration for browsers (docusaurus.config.mjs) in a different form ' +
        'from 3.10. Correct the form in src/plugins/delivery/generated/stripConfig.ts.',
    );
  }
  const {future, themeConfig, ...others} = config;
  const stripped = {
    ...without(others, buildFields),
    future: {experimental_router: future.experimental_router},
    themeConfig: without(themeConfig, buildThemeFields),
  };
  return `${beginning}${JSON.stringify(stripped)};\n`;
}
