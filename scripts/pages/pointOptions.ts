import {addressOf} from '../../src/plugins/content-contract/page/addressOf';

const lists = /(?<=(?:popular|rankLast): \[)[^\]]*(?=\])/g;
const entries = /\s*'([^'#]*)(?:#[^']*)?',?/g;

/** How the search options name a page: its address without the leading slash. */
const nameOf = (path: string): string => addressOf(path).slice(1);

/**
 * docusaurus.config.ts after a page has moved or was removed: the search's lists of pages and
 * sections contain the new address, or none.
 *
 * @param from old path inside the edition
 * @param to new path; undefined for a removed page
 */
export function pointOptions(source: string, from: string, to?: string): string {
  return source.replace(lists, (list) =>
    list.replace(entries, (entry, name: string) => {
      if (name !== nameOf(from)) return entry;
      return to === undefined ? '' : entry.replace(`'${name}`, () => `'${nameOf(to)}`);
    }),
  );
}
