import {nestedFields} from './nestedFields';

type Item = Readonly<Record<string, unknown>>;

/** What the docs plugin knows about one version. */
interface SidebarVersion {
  readonly docs: readonly {readonly id: string}[];
  readonly sidebars: Readonly<Record<string, readonly unknown[]>>;
}

/** As upstream determines it: the first doc, or a category with its own page. */
function hasLink(items: readonly unknown[]): boolean {
  return items.some((value) => {
    const {type, link, items: nested} = value as Item;
    return type === 'doc' || (type === 'category' && (!!link || hasLink(nested as unknown[])));
  });
}

/** What a docs plugin knows about its versions. */
interface KnownVersions {
  /** The latest one, which items lead to. */
  readonly version: SidebarVersion;
  readonly names: readonly string[];
}

const needsDocs = ['doc', 'docSidebar', 'docsVersion', 'docsVersionDropdown'];

function faultOf(
  {type, sidebarId, docId, versions = []}: Item,
  {version, names}: KnownVersions,
): string | undefined {
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
  const wanted = Array.isArray(versions) ? versions.map(String) : Object.keys(versions as object);
  const unknown = wanted.filter((name) => !names.includes(name));
  return type === 'docsVersionDropdown' && unknown.length > 0
    ? `No docs version is named ${unknown.join(', ')}. The known ones are ${names.join(', ')}.`
    : undefined;
}

/**
 * Navbar items that refer to missing docs, sidebars or versions.
 *
 * @param items `themeConfig.navbar.items`, including those of dropdowns
 * @param versionsOf the versions of a docs plugin, by plugin id
 * @param place of the items in the theme configuration
 * @returns one sentence per fault: place, item, fault, remedy
 */
export function sidebarFaults(
  items: readonly Item[],
  versionsOf: (docsPluginId: string) => KnownVersions | undefined,
  place = 'navbar.items',
): string[] {
  return items.flatMap((item, index) => {
    const here = `${place}[${index}]`;
    const nested = nestedFields.flatMap((field) =>
      Array.isArray(item[field]) ? sidebarFaults(item[field], versionsOf, `${here}.${field}`) : [],
    );
    if (!needsDocs.includes(String(item.type))) {
      return nested;
    }
    const pluginId = String(item.docsPluginId ?? 'default');
    const known = versionsOf(pluginId);
    const fault = known
      ? faultOf(item, known)
      : `No docs plugin has the id "${pluginId}". Correct "docsPluginId" (docusaurus.config.ts).`;
    return [...(fault ? [`${here} ${JSON.stringify(item)}: ${fault}`] : []), ...nested];
  });
}
