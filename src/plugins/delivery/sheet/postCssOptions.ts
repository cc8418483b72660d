import {createRequire} from 'node:module';
import type {PostCssOptions} from '@docusaurus/types';
import type {AcceptedPlugin, Plugin} from 'postcss';
import {dropPlainLines} from './dropPlainLines';
import {keepLines} from './keepLines';
import {textBreakpoints} from './textBreakpoints';

/**
 * What all browsers of `browserslist` can do, while the tables of the plugin ask for more: they mean
 * all of `font-variant`, of which the site sets the kind of figures, and all of `break-inside`, of
 * which it sets `avoid`.
 */
const known = {'font-variant-property': false, 'break-properties': false};

const plainLines: Plugin = {postcssPlugin: 'plain-lines', OnceExit: dropPlainLines};
const wholeTexts: Plugin = {postcssPlugin: 'whole-texts', OnceExit: keepLines};
const breakpoints: Plugin = {postcssPlugin: 'text-breakpoints', OnceExit: textBreakpoints};

/** A plugin as Docusaurus names it: where it is, and its options. */
type Named = readonly [file: string, options: Readonly<Record<string, unknown>>];

const isNamed = (plugin: unknown): plugin is Named => Array.isArray(plugin);

function made([file, options]: Named): AcceptedPlugin {
  const creator = createRequire(__filename)(file) as (options: object) => AcceptedPlugin;
  return creator({...options, features: {...known, ...(options.features as object)}});
}

/**
 * Settings of PostCSS by which plugins are made once, not once for every style sheet, beside each of
 * which no other settings are looked for either: a tenth of the time of a build.
 *
 * @param options as Docusaurus has them: the plugin that writes for older browsers is named there
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
