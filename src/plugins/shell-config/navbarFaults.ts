import {itemTypes} from './itemTypes';
import {nestedFields} from './nestedFields';

type Item = Readonly<Record<string, unknown>>;

const menus = ['dropdown', 'localeDropdown', 'search', 'docsVersionDropdown'];
const needed: Readonly<Record<string, string>> = {
  doc: 'docId',
  docSidebar: 'sidebarId',
  html: 'value',
};

function typeOf(item: Item): string {
  return String(item.type ?? (item.items ? 'dropdown' : 'default'));
}

function linkFault({to, href, label, html}: Item): string | undefined {
  if ((to === undefined) === (href === undefined)) {
    return 'A link needs one target: set either "to" (a page of this site) or "href" (elsewhere).';
  }
  if ((label === undefined) === (html === undefined)) {
    return 'A link needs one content: set either "label" (text) or "html" (markup).';
  }
  return undefined;
}

function regexFault({activeBaseRegex}: Item): string | undefined {
  try {
    new RegExp(String(activeBaseRegex ?? ''));
    return undefined;
  } catch (error) {
    return `"activeBaseRegex" is not a regular expression: ${(error as Error).message}. Write one, or use "activeBasePath".`;
  }
}

function itemFault(item: Item, isNested: boolean): string | undefined {
  const type = typeOf(item);
  if (!itemTypes.includes(type)) {
    return `No NavbarItem component found for type "${type}". Use one of ${itemTypes.join(', ')}, or register your own as "custom-…" in src/theme/NavbarItem/ComponentTypes.tsx and src/plugins/shell-config/itemTypes.ts.`;
  }
  if (isNested && menus.includes(type)) {
    return `An item of type "${type}" cannot be inside a menu. Move it to navbar.items.`;
  }
  const field = needed[type];
  if (field && !item[field]) {
    return `An item of type "${type}" cannot be shown without "${field}". Set it.`;
  }
  const hasNone = item.items === undefined || (Array.isArray(item.items) && !item.items.length);
  if (type === 'dropdown' && hasNone) {
    return 'A dropdown needs at least one entry in "items".';
  }
  return regexFault(item) ?? (type === 'default' ? linkFault(item) : undefined);
}

function faultsOf(items: unknown, place: string, isNested: boolean): string[] {
  if (!Array.isArray(items)) {
    return [`${place} ${JSON.stringify(items)}: not a list. Write items between [ and ].`];
  }
  return items.flatMap((value: unknown, index) => {
    const here = `${place}[${index}]`;
    if (typeof value !== 'object' || value === null) {
      return [
        `${here} ${JSON.stringify(value)}: not an item. Write an object with "type" or "to".`,
      ];
    }
    const item = value as Item;
    const fault = itemFault(item, isNested);
    const nested = nestedFields.flatMap((field) =>
      item[field] === undefined ? [] : faultsOf(item[field], `${here}.${field}`, true),
    );
    return [...(fault ? [`${here} ${JSON.stringify(item)}: ${fault}`] : []), ...nested];
  });
}

/**
 * What keeps navbar items from being shown.
 *
 * @param items `themeConfig.navbar.items` as written
 * @returns one sentence per fault: place, item, fault, remedy
 */
export function navbarFaults(items: unknown): string[] {
  return faultsOf(items, 'navbar.items', false);
}
