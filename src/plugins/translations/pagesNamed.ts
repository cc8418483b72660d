import type {Page} from '../content-contract/page/Page';

/** A file: the folder of its version, in English or in French, and the path inside it. */
const inEdition = /^(?:.*\/)?(docs|current|version-[^/]+)(?:\/(.*))?$/;

/**
 * The pages a writer names: by the address, in every version; or by a file, in English or in
 * French, with or without its ending, in the version it stands in.
 *
 * @param pages English pages
 */
export function pagesNamed<Named extends Pick<Page, 'path' | 'version'>>(
  name: string,
  pages: readonly Named[],
): readonly Named[] {
  const typed = name.replaceAll('\\', '/').replace(/^(?:\.\/)+/, '');
  const [, folder, inside = folder ? '' : typed] = inEdition.exec(typed) ?? [];
  const version = folder === 'docs' ? 'current' : folder;
  const wanted = inside.replace(/^\/+|\/+$/g, '').replace(/\.mdx$/, '') || 'index';
  return pages.filter(
    (page) =>
      (version === undefined || page.version === version) &&
      (page.path === `${wanted}.mdx` || page.path === `${wanted}/index.mdx`),
  );
}
