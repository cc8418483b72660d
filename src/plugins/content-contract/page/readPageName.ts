import {defaultLocale, localeNames, locales, versions} from '../../../site';
import {editions} from '../reading/locatePage';

/** A page name as typed by a writer, parsed. */
export interface PageName {
  /** Name of the version's folder; `undefined` when the name does not imply one. */
  readonly version: string | undefined;
  /** Path inside its edition, without slashes around it; empty for the folder of all pages. */
  readonly inside: string;
  /** Whether it ends with a slash, like the address of a section. */
  readonly isFolder: boolean;
}

function withoutPrefix(address: string, prefix: string): string | undefined {
  return `${address}/`.startsWith(`${prefix}/`) ? address.slice(prefix.length + 1) : undefined;
}

/**
 * The edition that contains a file, and its path there. Anchored at the start: an address may
 * contain the same words later.
 */
function inEdition(name: string): Omit<PageName, 'isFolder'> | undefined {
  const root = process.cwd().replaceAll('\\', '/');
  const file = withoutPrefix(name, root) ?? name;
  for (const {version, directory} of editions) {
    const inside = withoutPrefix(file, directory);
    if (inside !== undefined) return {version, inside};
  }
  return undefined;
}

/** The English form of an address in another language. */
function withoutLocale(address: string): string {
  const prefixes = localeNames
    .filter((locale) => locale !== defaultLocale)
    .map((locale) => locales[locale].baseUrl.replace(/^\/|\/$/g, ''));
  return (
    prefixes.map((prefix) => withoutPrefix(address, prefix)).find((rest) => rest !== undefined) ??
    address
  );
}

/**
 * Parses a page name: an address in any language and version, a path inside an edition, or a file
 * from the root of the site; surrounding slashes are ignored.
 */
export function readPageName(name: string): PageName {
  const typed = name.replaceAll('\\', '/').replace(/^(?:\.\/)+/, '');
  const isFolder = typed.endsWith('/');
  const trim = (text: string) => text.replace(/^\/+|\/+$/g, '');
  const file = inEdition(typed);
  if (file) return {version: file.version, inside: trim(file.inside), isFolder};
  const address = withoutLocale(trim(typed));
  for (const {label, path: prefix} of versions.archived) {
    const inside = withoutPrefix(address, prefix);
    if (inside !== undefined) {
      return {version: `version-${label}`, inside, isFolder};
    }
  }
  return {version: undefined, inside: address, isFolder};
}
