import {nestedFields} from './nestedFields';

type Item = Readonly<Record<string, unknown>>;

/** What the docs plugin knows of one version. */
interface SidebarVersion {
  readonly docs: readonly {readonly id: string}[];
  readonly sidebars: Readonly<Record<string, readonly unknown[]>>;
}

/** As upstream looks for it: the first doc, or a category that has a page of its own. */
function hasLink(items: readonly unknown[]): boolean {
  return items.some((value) => {
    const {type, link, items: nested} = value as Item;
    return type === 'doc' || (type === 'category' && (!!link || hasLink(nested as unknown[])));
  });
}

const needsDocs = ['doc', 'docSidebar', 'docsVersion', 'docsVersionDropdown'];

function faultOf({type, sidebarId, docId}: Item, version: SidebarVersion): string | undefined {
  if (type === 'docSidebar') {
    const name = String(sidebarId);
    const sidebar = Object.hasOwn(version.sidebars, name) && version.sidebars[name];
    if (!sidebar) {
      return `Can't find a sidebar with id "${sidebarId}". Use one of ${Object.keys(version.sidebars).join(', ')} (sidebars.ts).`;
    }
    return hasLink(sidebar)
      ? undefined
      : `Sidebar with ID "${sidebarId}" doesn't have anything to be linked to. Put a page into it (sidebars.ts).`;
  }
  if (type === 'doc' && !version.docs.some(({id}) => id === docId)) {
    return `Can't find a doc with id "${docId}". The id is the path of its file under docs/, without the extension.`;
  }
  return undefined;
}

/**
 * Navbar items that point into the docs and find nothing there.
 *
 * @param items `themeConfig.navbar.items`, those inside menus included
 * @param versionOf the latest version of a docs plugin, by the plugin's id
 * @param place where the items stand in the theme configuration
 * @returns one sentence a fault: place, item, fault, remedy
 */
export function sidebarFaults(
  items: readonly Item[],
  versionOf: (docsPluginId: string) => SidebarVersion | undefined,
  place = 'navbar.items',
): string[] {
  return items.flatMap((item, index) => {
    const here = `${place}[${index}]`;
    const nested = nestedFields.flatMap((field) =>
      Array.isArray(item[field]) ? sidebarFaults(item[field], versionOf, `${here}.${field}`) : [],
    );
    if (!needsDocs.includes(String(item.type))) {
      return nested;
    }
    const pluginId = String(item.docsPluginId ?? 'default');
    const version = versionOf(pluginId);
    const fault = version
      ? faultOf(item, version)
      : `No docs plugin has the id "${pluginId}". Correct "docsPluginId" (docusaurus.config.ts).`;
    return [...(fault ? [`${here} ${JSON.stringify(item)}: ${fault}`] : []), ...nested];
  });
}
