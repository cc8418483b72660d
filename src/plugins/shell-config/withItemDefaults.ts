import {nestedFields} from './nestedFields';

type Item = Readonly<Record<string, unknown>>;

function isItem(value: unknown): value is Item {
  return typeof value === 'object' && value !== null;
}

/** `type: 'default'` is upstream's word for "no type", and `html` what it calls `value`. */
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
 * Fills in what this site promises of navbar items before upstream fills in its own: an item stands
 * on the right unless it says `position: 'left'`; `type: 'default'` may be written out; the markup of
 * an html item may be called `html`.
 *
 * @param themeConfig the theme configuration as written
 * @returns the same with the items completed
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
