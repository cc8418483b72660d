import {isOwnPath} from '../../../isOwnPath';
import {cutTo} from './cutTo';

/** Recent queries and opened results, newest first. They never leave the device. */
export interface Recent {
  readonly queries: readonly string[];
  readonly pages: readonly {readonly url: string; readonly title: string}[];
}

export const nothingRecent: Recent = {queries: [], pages: []};
const maxKept = 5;

/** Returns a copy with a query, and the page opened from it if any, moved to the front. */
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
      // Stored URLs become links, so only paths on this host are accepted.
      (page) => typeof page?.title === 'string' && isOwnPath(String(page?.url), origin),
    )
  );
}

/**
 * Parses stored recent searches. Anything not in the format written here yields `nothingRecent`.
 *
 * @param stored JSON, or `null` if nothing is stored
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
