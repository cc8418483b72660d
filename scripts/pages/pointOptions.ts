import {addressOf} from '../../src/plugins/content-contract/page/addressOf';

const lists = /(?<=(?:popular|rankLast): \[)[^\]]*(?=\])/g;
const entries = /\s*'([^'#]*)(?:#[^']*)?',?/g;

/** How the options of the search name a page: its address without the first slash. */
const nameOf = (path: string): string => addressOf(path).slice(1);

/**
 * docusaurus.config.ts after a page has moved or gone: the lists of the search, which name pages
 * and sections of pages, name the new one, or leave it out.
 *
 * @param from old path inside the edition
 * @param to new one; none for a page that goes
 */
export function pointOptions(source: string, from: string, to?: string): string {
  return source.replace(lists, (list) =>
    list.replace(entries, (entry, name: string) => {
      if (name !== nameOf(from)) return entry;
      return to === undefined ? '' : entry.replace(`'${name}`, () => `'${nameOf(to)}`);
    }),
  );
}
