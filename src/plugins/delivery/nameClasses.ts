import path from 'node:path';
import type {Plugin} from '@docusaurus/types';

type BundlerConfig = Parameters<NonNullable<Plugin['configureWebpack']>>[0];

/** Which file a name stands for: two files must never share one. */
const files = new Map<string, string>();

const outsideThemes = /[\\/]node_modules[\\/](?!.*[\\/]lib[\\/]theme[\\/])/;

/**
 * The name in the page of a class of a CSS module: the class and the folder of its file. Upstream
 * ends names with a piece of a hash, which no compression can shorten; what is no part of a theme
 * keeps it, since `Details` is a folder of two packages.
 *
 * @param file `…/Steps/styles.module.css`, or another name that then stands for the folder's
 * @param className as the file has it
 * @returns undefined for a file of a package that is no part of a theme
 * @throws when another file has the same class and the same folder
 */
export function pageClassName(file: string, className: string): string | undefined {
  if (outsideThemes.test(file)) {
    return undefined;
  }
  const own = path.basename(file, '.module.css');
  const folders = path.dirname(file).split(path.sep);
  const part = own === 'styles' ? folders.at(-1) : own;
  const name = `${className}_${part}`;
  const holder = files.get(name) ?? file;
  if (holder !== file) {
    throw new Error(
      `The class .${className} would be ${name} in pages, both from ${holder} and from ${file}. Give it another name in one of them.`,
    );
  }
  files.set(name, file);
  return name;
}

interface Loader {
  readonly options?: {readonly modules?: {getLocalIdent?: unknown}};
}

/**
 * Names the classes of CSS modules for their folders, in the rule that Docusaurus has for them.
 *
 * @throws when there is no such rule: Docusaurus's configuration has changed
 */
export function nameClasses({module}: BundlerConfig): void {
  const rules = (module?.rules ?? []) as readonly {readonly use?: unknown}[];
  const loaders = rules.flatMap(({use}) => use ?? []) as readonly Loader[];
  const modules = loaders.flatMap(({options}) => options?.modules ?? []);
  for (const options of modules) {
    options.getLocalIdent = (context: {resourcePath: string}, _: string, name: string) =>
      pageClassName(context.resourcePath, name);
  }
  if (modules.length === 0) {
    throw new Error(
      'No rule for CSS modules was found. Has Docusaurus changed its bundler configuration? See src/plugins/delivery/nameClasses.ts.',
    );
  }
}
