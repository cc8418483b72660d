import type {GlobalVersion} from '@docusaurus/plugin-content-docs/client';
import {isSamePage} from './isItemActive';

/** The fields by which a menu item names a page, a sidebar or a version of the docs. */
export interface DocsEntry {
  readonly type?: string;
  /** Id of the docs plugin instance; the default one when absent. */
  readonly docsPluginId?: string;
  readonly docId?: string;
  readonly sidebarId?: string;
}

/** The fields of a docs version that are used here. */
export type NamedVersion = Pick<GlobalVersion, 'docs' | 'mainDocId'>;

/**
 * Whether a menu item names the current page, its sidebar, or the version whose main page this is.
 *
 * @param docs versions by id of the docs plugin instance
 * @param pathname path of the current page, base URL included
 */
export function isEntryOfDocs(
  {type, docsPluginId = 'default', docId, sidebarId}: DocsEntry,
  docs: Readonly<Record<string, {readonly versions: readonly NamedVersion[]}>>,
  pathname: string,
): boolean {
  const versions = docs[docsPluginId]?.versions ?? [];
  return versions.some((version) => {
    const doc = version.docs.find(({path}) => isSamePage(path, pathname, '/'));
    const isInSidebar = sidebarId !== undefined && doc?.sidebar === sidebarId;
    const isMain = type === 'docsVersion' && doc?.id === version.mainDocId;
    return doc !== undefined && (doc.id === docId || isInSidebar || isMain);
  });
}
