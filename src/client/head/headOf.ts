import {identityOf} from './identityOf';
import type {Attributes, Tag} from './Tag';

/** What the head of the document is to hold. */
export interface Head {
  readonly html: Attributes;
  readonly body: Attributes;
  /** Without one, or with an empty one, the document keeps the title it has. */
  readonly title?: string;
  readonly tags: readonly Tag[];
}

/**
 * The one head that several parts of a page ask for. The rules are those of react-helmet-async: of
 * each attribute and of the title the last word counts; an element takes the place of those that are
 * the same in earlier lists, while one list may hold several, as the same address in two languages.
 *
 * @param lists what each part asks for, in the order in which the parts came into the page
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
