import {defaultLocale, localeNames, locales, versions} from '../../../site';

/** What a writer means by a name. */
export interface PageName {
  /** Name of the version's folder; `undefined` when the name says nothing of it. */
  readonly version: string | undefined;
  /** Inside its edition, without slashes around it; empty for the folder of all pages. */
  readonly inside: string;
  /** Whether a slash ends it, as it ends the address of a section. */
  readonly isFolder: boolean;
}

/** A file: the folder of its version, in English or in French, and the path inside it. */
const inEdition = /^(?:.*\/)?(docs|current|version-[^/]+)(?:\/(.*))?$/;

function withoutPrefix(address: string, prefix: string): string | undefined {
  return `${address}/`.startsWith(`${prefix}/`) ? address.slice(prefix.length + 1) : undefined;
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
 * file, with any slashes around it.
 */
export function readPageName(name: string): PageName {
  const typed = name.replaceAll('\\', '/').replace(/^(?:\.\/)+/, '');
  const isFolder = typed.endsWith('/');
  const [, folder, path = ''] = inEdition.exec(typed) ?? [];
  const trim = (text: string) => text.replace(/^\/+|\/+$/g, '');
  if (folder !== undefined) {
    return {version: folder === 'docs' ? 'current' : folder, inside: trim(path), isFolder};
  }
  const address = withoutLocale(trim(typed));
  for (const {label, path: prefix} of versions.archived) {
    const inside = withoutPrefix(address, prefix);
    if (inside !== undefined) {
      return {version: `version-${label}`, inside, isFolder};
    }
  }
  return {version: undefined, inside: address, isFolder};
}
