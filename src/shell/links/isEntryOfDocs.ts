import type {GlobalVersion} from '@docusaurus/plugin-content-docs/client';
import {isSamePage} from './isItemActive';

/** How an entry of a menu names a page, a sidebar or a version of the docs. */
export interface DocsEntry {
  readonly type?: string;
  /** Whose docs; the first ones unless it is said. */
  readonly docsPluginId?: string;
  readonly docId?: string;
  readonly sidebarId?: string;
}

/** Of what Docusaurus tells of a version of the docs, what is asked here. */
export type NamedVersion = Pick<GlobalVersion, 'docs' | 'mainDocId'>;

/**
 * Whether an entry names the current page, its sidebar, or the version of which it is the main page.
 *
 * @param docs the versions of each of the docs, by the id of their plugin
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
