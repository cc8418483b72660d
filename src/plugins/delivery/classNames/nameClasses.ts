import path from 'node:path';
import type {Plugin} from '@docusaurus/types';
import {pageClassName} from './pageClassName';
import {shortNames} from './shortNames';

type BundlerConfig = Parameters<NonNullable<Plugin['configureWebpack']>>[0];

/** The file that each name belongs to: two files must never share one. */
const files = new Map<string, string>();

/**
 * The name from `pageClassName`, once checked to be unique.
 *
 * @throws when another file has the same class and the same folder name
 */
export function ownClassName(file: string, className: string): string | undefined {
  const name = pageClassName(file, className);
  const holder = name && (files.get(name) ?? file);
  if (holder && holder !== file) {
    throw new Error(
      `The class .${className} would be ${name} in pages, both from ${holder} and from ${file}. Give it another name in one of them.`,
    );
  }
  if (name) {
    files.set(name, file);
  }
  return name;
}

/**
 * Folders with CSS modules of the site and its theme. Those of headings are in theme-common, with
 * “Scroll” in their name, which Firefox's reading view takes for a widget.
 */
const folders = [
  path.join(__dirname, '../../..'),
  path.join(path.dirname(require.resolve('@docusaurus/theme-classic/package.json')), 'lib/theme'),
  path.dirname(require.resolve('@docusaurus/theme-common')),
];

/**
 * Classes of elements that a link may lead to. Firefox's reading view judges by names: it drops a
 * section whose id contains “contact”, “share” or “gdpr”, unless its class contains “content”.
 */
const landings = new Set([
  'anchorTargetHideOnScrollNavbar_anchorUtils',
  'anchorTargetStickyNavbar_anchorUtils',
  'entry_Glossary',
]);

interface Loader {
  readonly options?: {readonly modules?: {getLocalIdent?: unknown}};
}

/**
 * Sets how Docusaurus's CSS modules rule names classes: after their folders in development, by one
 * or two letters in production.
 *
 * @returns the sorted long names, which determine the short ones; empty when names are not
 * shortened
 * @throws when the rule is missing: Docusaurus's configuration has changed
 */
export function nameClasses({module}: BundlerConfig): readonly string[] {
  const rules = (module?.rules ?? []) as readonly {readonly use?: unknown}[];
  const loaders = rules.flatMap(({use}) => use ?? []) as readonly Loader[];
  const modules = loaders.flatMap(({options}) => options?.modules ?? []);
  if (modules.length === 0) {
    throw new Error(
      'No rule for CSS modules was found. Has Docusaurus changed its bundler configuration? See src/plugins/delivery/classNames/nameClasses.ts.',
    );
  }
  const short = process.env.NODE_ENV === 'production' ? shortNames(folders) : undefined;
  for (const options of modules) {
    options.getLocalIdent = (context: {resourcePath: string}, _: string, className: string) => {
      const name = ownClassName(context.resourcePath, className);
      return name && `${short?.get(name) ?? name}${landings.has(name) ? '-content' : ''}`;
    };
  }
  return [...(short?.keys() ?? [])];
}
