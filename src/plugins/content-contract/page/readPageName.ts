import {defaultLocale, localeNames, locales, versions} from '../../../site';
import {editions} from '../reading/locatePage';

/** What a writer means by a name. */
export interface PageName {
  /** Name of the version's folder; `undefined` when the name says nothing of it. */
  readonly version: string | undefined;
  /** Inside its edition, without slashes around it; empty for the folder of all pages. */
  readonly inside: string;
  /** Whether a slash ends it, as it ends the address of a section. */
  readonly isFolder: boolean;
}

function withoutPrefix(address: string, prefix: string): string | undefined {
  return `${address}/`.startsWith(`${prefix}/`) ? address.slice(prefix.length + 1) : undefined;
}

/** The edition that a file lies in, and its path there. An address may hold the same words further on. */
function inEdition(name: string): Omit<PageName, 'isFolder'> | undefined {
  const root = process.cwd().replaceAll('\\', '/');
  const file = withoutPrefix(name, root) ?? name;
  for (const {version, directory} of editions) {
    const inside = withoutPrefix(file, directory);
    if (inside !== undefined) return {version, inside};
  }
  return undefined;
}

/** An address as it is in English, if it is that of another language. */
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
 * Reads the name of a page: an address in any language and version, a path inside an edition, or a
 * file from the root of the site, where commands run; with any slashes around it.
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
