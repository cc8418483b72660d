import type {LoadedContent, LoadedVersion} from '@docusaurus/plugin-content-docs';
import type {BuiltSite} from './upstream';

/** What the docs plugin knows of a page and its HTML does not say. */
interface DocFacts {
  readonly isUnlisted: boolean;
  /** Labels of the sidebar's categories above the page. */
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

/** Labels of the categories above each page, by the page's id, in the order of the sidebars. */
export function crumbsOf(version: LoadedVersion): Map<string, readonly string[]> {
  const crumbs = new Map<string, readonly string[]>();
  for (const items of Object.values(version.sidebars)) collectCrumbs(items, [], crumbs);
  return crumbs;
}

/**
 * Facts of every page of the docs, by address.
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
