import {createRequire} from 'node:module';
import type {PostCssOptions} from '@docusaurus/types';
import type {AcceptedPlugin, Plugin} from 'postcss';
import {dropPlainLines} from './dropPlainLines';
import {keepLines} from './keepLines';
import {textBreakpoints} from './textBreakpoints';

/**
 * Features that all browsers of `browserslist` support although the plugin's tables say otherwise:
 * those are about all of `font-variant`, of which the site sets numeric figures, and all of
 * `break-inside`, of which it sets `avoid`.
 */
const known = {'font-variant-property': false, 'break-properties': false};

const plainLines: Plugin = {postcssPlugin: 'plain-lines', OnceExit: dropPlainLines};
const wholeTexts: Plugin = {postcssPlugin: 'whole-texts', OnceExit: keepLines};
const breakpoints: Plugin = {postcssPlugin: 'text-breakpoints', OnceExit: textBreakpoints};

/** A plugin as Docusaurus names it: its path and its options. */
type Named = readonly [file: string, options: Readonly<Record<string, unknown>>];

const isNamed = (plugin: unknown): plugin is Named => Array.isArray(plugin);

function made([file, options]: Named): AcceptedPlugin {
  const creator = createRequire(__filename)(file) as (options: object) => AcceptedPlugin;
  return creator({...options, features: {...known, ...(options.features as object)}});
}

/**
 * PostCSS settings with plugins instantiated once instead of once per style sheet, and without the
 * search for a configuration file next to each: saves a tenth of the build time.
 *
 * @param options as Docusaurus has them; they name the plugin for older browsers
 */
export const postCssOptions = ({plugins, ...options}: PostCssOptions): PostCssOptions => ({
  ...options,
  config: false,
  plugins: [
    ...plugins.map((plugin) => (isNamed(plugin) ? made(plugin) : plugin)),
    plainLines,
    wholeTexts,
    breakpoints,
  ],
});
