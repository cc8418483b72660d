import {isOwnPath} from '../../../isOwnPath';
import {cutTo} from './cutTo';

/** What the reader searched and opened, newest first. Stays on the device. */
export interface Recent {
  readonly queries: readonly string[];
  readonly pages: readonly {readonly url: string; readonly title: string}[];
}

export const nothingRecent: Recent = {queries: [], pages: []};
const maxKept = 5;

/** The same with a query in front, and the page it led to, if it led to one. */
export function withOpened(recent: Recent, query: string, page?: Recent['pages'][number]): Recent {
  const asked = cutTo(80, query.trim().replace(/\s+/g, ' '));
  const queries = recent.queries.filter((one) => one.toLowerCase() !== asked.toLowerCase());
  const pages = recent.pages.filter(({url}) => url !== page?.url);
  return {
    queries: [...(asked ? [asked] : []), ...queries].slice(0, maxKept),
    pages: [...(page ? [page] : []), ...pages].slice(0, maxKept),
  };
}

function isRecent(value: unknown, origin: string): value is Recent {
  const {queries, pages} = (value ?? {}) as Partial<Recent>;
  return (
    Array.isArray(queries) &&
    queries.every((query) => typeof query === 'string') &&
    Array.isArray(pages) &&
    pages.every(
      // A stored address is shown as a link: only paths of this host are.
      (page) => typeof page?.title === 'string' && isOwnPath(String(page?.url), origin),
    )
  );
}

/**
 * Reads what was stored; anything else than what we write counts as nothing.
 *
 * @param origin origin of this host
 */
export function parseRecent(stored: string | null, origin: string): Recent {
  try {
    const value: unknown = JSON.parse(stored ?? 'null');
    return isRecent(value, origin) ? value : nothingRecent;
  } catch {
    return nothingRecent;
  }
}
