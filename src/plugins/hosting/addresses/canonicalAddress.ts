import {parseUrl} from '../../parseUrl';

/**
 * The canonical address in a page; `undefined` when it has none.
 *
 * @param html the whole page
 */
export function canonicalAddress(html: string): URL | undefined {
  const link = /<link\b[^>]*\brel=["']?canonical\b[^>]*>/i.exec(html)?.[0];
  const address = /\bhref=(?:"([^"]*)"|'([^']*)'|([^\s>]*))/i.exec(link ?? '');
  const href = address?.[1] ?? address?.[2] ?? address?.[3];
  return href ? parseUrl(href) : undefined;
}
