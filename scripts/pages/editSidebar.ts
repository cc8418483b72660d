function itemOf(path: string): string {
  return `'${path.replace(/\.mdx$/, '')}'`;
}

/**
 * sidebars.ts with a page at the end of a section.
 *
 * @param section `key` of the section
 * @returns `null` when there is no such section
 */
export function addToSidebar(source: string, section: string, path: string): string | null {
  const items = new RegExp(`(key: '${section}',[\\s\\S]*?items: \\[)([^\\]]*?),?(\\s*\\])`);
  return items.test(source)
    ? source.replace(items, (_, start, list, end) => {
        const separator = list.trim() ? ', ' : '';
        return `${start}${list}${separator}${itemOf(path)}${end}`;
      })
    : null;
}

/** sidebars.ts with a page under its new path. */
export function renameInSidebar(source: string, from: string, to: string): string {
  return source.replaceAll(itemOf(from), itemOf(to));
}

/** The sections a page can go to: the keys of the categories. */
export function sectionsOf(source: string): readonly string[] {
  return [...source.matchAll(/label: '[^']*',\s*key: '([^']*)'/g)].map(([, key = '']) => key);
}
