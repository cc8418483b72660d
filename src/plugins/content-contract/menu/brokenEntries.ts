import type {Fault} from '../faults/Fault';
import type {FaultWords} from '../faults/FaultWords';
import type {Menu, MenuEntry} from './Menu';
import {suggestPage} from './suggestPage';

const rule = 'menu';

/** The message for an entry that refers to no page. */
function unknownWords(entry: MenuEntry, menu: Menu, ids: ReadonlySet<string>): FaultWords | null {
  const {id, isBare} = entry;
  const {quote, version} = menu;
  const quoted = (text: string) => `${quote}${text}${quote}`;
  if (isBare) {
    return {what: `${id} has no quotes.`, remedy: `Write ${quoted(id)}.`};
  }
  if (ids.has(id)) {
    return null;
  }
  const meant = suggestPage(entry, ids);
  const folder = version === 'current' ? 'docs' : `versioned_docs/${version}`;
  return {
    what: `There is no page ${id}.`,
    remedy: meant
      ? `Did you mean ${quoted(meant)}?`
      : `Give the path of a page under ${folder}/, without its extension, or remove this entry.`,
  };
}

/**
 * What keeps Docusaurus from building a menu: malformed entries, and entries that refer to no page.
 *
 * @param ids of all pages of the version
 */
export function brokenEntries(menu: Menu, ids: ReadonlySet<string>): readonly Fault[] {
  const {file, problems, entries} = menu;
  return [
    ...problems.map((problem) => ({file, rule, ...problem})),
    ...entries.flatMap((entry) => {
      const {line, column} = entry;
      const words = unknownWords(entry, menu, ids);
      return words ? [{file, line, column, rule, ...words}] : [];
    }),
  ];
}
