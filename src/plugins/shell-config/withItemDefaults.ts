import {nestedFields} from './nestedFields';

type Item = Readonly<Record<string, unknown>>;

function isItem(value: unknown): value is Item {
  return typeof value === 'object' && value !== null;
}

/**
 * Converts our synonyms to upstream's: `type: 'default'` means no type, and an item's `html` is its
 * `value`.
 */
function inUpstreamWords(item: Item): Item {
  const {type, html, ...rest} = item;
  if (type === 'html' && html !== undefined) {
    return {type, value: html, ...rest};
  }
  return type === 'default' ? {...rest, ...(html !== undefined && {html})} : item;
}

function withNested(item: Item): Item {
  const fields = Object.entries(inUpstreamWords(item)).map(([field, value]) => [
    field,
    nestedFields.includes(field) && Array.isArray(value)
      ? value.map((child: unknown) => (isItem(child) ? inUpstreamWords(child) : child))
      : value,
  ]);
  return Object.fromEntries(fields);
}

/**
 * Applies this site's defaults for navbar items before upstream applies its own: an item is on the
 * right unless it has `position: 'left'`; `type: 'default'` is accepted; and an html item may have
 * its markup in `html`.
 *
 * @param themeConfig the theme configuration as written
 * @returns a copy with completed items
 */
export function withItemDefaults(themeConfig: object): object {
  const {navbar} = themeConfig as {navbar?: {items?: unknown}};
  if (!Array.isArray(navbar?.items)) {
    return themeConfig;
  }
  const items = navbar.items.map((item: unknown) =>
    isItem(item) ? {position: 'right', ...withNested(item)} : item,
  );
  return {...themeConfig, navbar: {...navbar, items}};
}
