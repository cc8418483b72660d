import type {LoadedContent, LoadedVersion} from '@docusaurus/plugin-content-docs';
import type {BuiltSite} from './upstream';

/** Metadata of a page that is in the docs plugin but not in the HTML. */
interface DocFacts {
  readonly isUnlisted: boolean;
  /** Labels of the sidebar categories above the page. */
  readonly crumbs: readonly string[];
}

type Sidebars = LoadedVersion['sidebars'];
type SidebarItem = Sidebars[string][number];

function collectCrumbs(
  items: readonly SidebarItem[],
  above: readonly string[],
  crumbs: Map<string, readonly string[]>,
): void {
  for (const item of items) {
    if (item.type === 'doc' || item.type === 'ref') crumbs.set(item.id, above);
    if (item.type !== 'category') continue;
    if (item.link?.type === 'doc') crumbs.set(item.link.id, above);
    collectCrumbs(item.items, [...above, item.label], crumbs);
  }
}

/** Labels of the categories above each page, by page id, in sidebar order. */
export function crumbsOf(version: LoadedVersion): Map<string, readonly string[]> {
  const crumbs = new Map<string, readonly string[]>();
  for (const items of Object.values(version.sidebars)) collectCrumbs(items, [], crumbs);
  return crumbs;
}

/**
 * Metadata of every docs page, by address.
 *
 * @param plugins the plugins that built the site
 */
export function readDocs(plugins: BuiltSite['plugins']): Map<string, DocFacts> {
  const facts = new Map<string, DocFacts>();
  for (const plugin of plugins) {
    if (plugin.name !== 'docusaurus-plugin-content-docs') continue;
    for (const version of (plugin.content as LoadedContent).loadedVersions) {
      const crumbs = crumbsOf(version);
      for (const doc of version.docs) {
        facts.set(doc.permalink, {isUnlisted: doc.unlisted, crumbs: crumbs.get(doc.id) ?? []});
      }
    }
  }
  return facts;
}
