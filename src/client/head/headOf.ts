import {identityOf} from './identityOf';
import type {Attributes, Tag} from './Tag';

export interface Head {
  readonly html: Attributes;
  readonly body: Attributes;
  /** When undefined or empty, the document title is unchanged. */
  readonly title?: string;
  readonly tags: readonly Tag[];
}

/**
 * Merges the tags of all mounted `<Head>` components, with the rules of react-helmet-async. For
 * each attribute of html and body, and for the title, the last list wins. An element replaces the
 * elements of earlier lists that have the same identity, but one list may contain several of them,
 * such as one alternate link per language.
 *
 * @param lists tags of each `<Head>`, in mount order
 */
export function headOf(lists: readonly (readonly Tag[])[]): Head {
  let html: Attributes = {};
  let body: Attributes = {};
  let title: string | undefined;
  const tags: Tag[] = [];
  const holders = new Map<string, readonly Tag[]>();
  for (const list of [...lists].reverse()) {
    for (const tag of [...list].reverse()) {
      const {type, attributes, text} = tag;
      if (type === 'html') {
        html = {...attributes, ...html};
      } else if (type === 'body') {
        body = {...attributes, ...body};
      } else if (type === 'title') {
        title ??= text;
      } else {
        const identity = identityOf(tag);
        const holder = holders.get(identity) ?? list;
        holders.set(identity, holder);
        if (identity && holder === list) {
          tags.unshift(tag);
        }
      }
    }
  }
  return {html, body, title, tags};
}
