import {leanConfig} from './leanConfig';
import {leanDoc} from './leanDoc';
import {leanI18n} from './leanI18n';
import {leanRegistry} from './leanRegistry';
import {leanRoutes} from './leanRoutes';
import {leanVersion} from './leanVersion';

/** What pages of this site ask of the generated files beyond what every page asks. */
export interface LeanOptions {
  /** Whether a page lists pages with their descriptions, as generated index pages do. */
  readonly hasDocCards: boolean;
}

type Lean = (source: string, options: LeanOptions) => string;

/** By the file, below the folder of generated files. */
const leanings: readonly (readonly [RegExp, Lean])[] = [
  [/^registry\.js$/, leanRegistry],
  [/^routes\.js$/, leanRoutes],
  [/^docusaurus\.config\.mjs$/, leanConfig],
  [/^i18n\.json$/, leanI18n],
  // No part of core or of the theme reads it in the browser.
  [/^site-metadata\.json$/, () => '{}'],
  [/^docusaurus-plugin-content-docs\/[^/]+\/site-[^/]+\.json$/, leanDoc],
  [/^docusaurus-plugin-content-docs\/[^/]+\/p\/[^/]+\.json$/, leanVersion],
];

/** The generated files that have something to leave out. */
export function isLeanable(file: string): boolean {
  return leanings.some(([pattern]) => pattern.test(file));
}

/**
 * A file that Docusaurus has generated, without what no browser reads of it.
 *
 * @param file its path below the folder of generated files, with slashes
 * @param source its text
 * @throws when the file is of another shape than Docusaurus 3.10 writes
 */
export function leanGenerated(file: string, source: string, options: LeanOptions): string {
  const lean = leanings.find(([pattern]) => pattern.test(file))?.[1];
  return lean ? lean(source, options) : source;
}
