import {defaultLocale, localeNames, versions} from '../../../site';
import type {Page} from '../page/Page';

/** A folder of pages: one language of one version. */
type Edition = Pick<Page, 'locale' | 'version'> & {readonly directory: string};

const versionFolders = [
  'current',
  ...versions.archived.map(({label}) => `version-${label}`),
] as const;

function directoryOf(locale: Page['locale'], version: string): string {
  if (locale !== defaultLocale) {
    return `i18n/${locale}/docusaurus-plugin-content-docs/${version}`;
  }
  return version === 'current' ? 'docs' : `versioned_docs/${version}`;
}

/** The page folders, `docs/` and the like, for each language and version of src/site.ts. */
export const editions: readonly Edition[] = versionFolders.flatMap((version) =>
  localeNames.map((locale) => ({locale, version, directory: directoryOf(locale, version)})),
);

/**
 * The file of a page in an edition.
 *
 * @param path inside the edition
 */
export function fileOf(locale: Page['locale'], version: string, path: string): string {
  return `${directoryOf(locale, version)}/${path}`;
}
