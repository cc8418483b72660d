import path from 'node:path';
import type {Plugin} from '@docusaurus/types';
import {pageClassName} from './pageClassName';
import {shortNames} from './shortNames';

type BundlerConfig = Parameters<NonNullable<Plugin['configureWebpack']>>[0];

/** Which file a name stands for: two files must never share one. */
const files = new Map<string, string>();

/**
 * The name of a class as `pageClassName` has it, once it is sure to be the only one.
 *
 * @throws when another file has the same class and the same folder
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
 * Where the CSS modules of the site and of its theme are. Those of headings are in theme-common,
 * with “Scroll” in their name, which the reading view takes for a part that is no text.
 */
const folders = [
  path.join(__dirname, '../../..'),
  path.join(path.dirname(require.resolve('@docusaurus/theme-classic/package.json')), 'lib/theme'),
  path.dirname(require.resolve('@docusaurus/theme-common')),
];

/**
 * Classes of what a link may lead to. Firefox's reading view judges by names: it drops a section
 * whose id tells of a “contact”, “share” or “gdpr”, unless its class tells of “content”.
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
 * Names the classes of CSS modules, in the rule that Docusaurus has for them: for their folders
 * while somebody works on the site, by a letter or two in what readers get.
 *
 * @returns the long names from whose list the short ones follow; none when no name is shortened
 * @throws when there is no such rule: Docusaurus's configuration has changed
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
