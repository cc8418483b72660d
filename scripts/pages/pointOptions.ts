import {addressOf} from '../../src/plugins/content-contract/page/addressOf';

const lists = /((?:popular|rankLast): \[)([^\]]*)(\])/g;

/** How the options of the search name a page: its address without the first slash. */
const nameOf = (path: string): string => addressOf(path).slice(1);

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/**
 * docusaurus.config.ts after a page has moved or gone: the lists of the search, which name pages
 * and sections of pages, name the new one, or leave it out.
 *
 * @param from old path inside the edition
 * @param to new one; none for a page that goes
 */
export function pointOptions(source: string, from: string, to?: string): string {
  const entry = `'${escaped(nameOf(from))}(#[^']*)?'`;
  return source.replace(lists, (_, start: string, list: string, end: string) => {
    const pointed =
      to === undefined
        ? list.replace(new RegExp(`\\s*${entry},?`, 'g'), '')
        : list.replace(
            new RegExp(entry, 'g'),
            (_entry, anchor: string | undefined) => `'${nameOf(to)}${anchor ?? ''}'`,
          );
    return start + pointed + end;
  });
}
