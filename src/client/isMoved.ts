import {barePath} from '../barePath';

/**
 * Whether a page is served under another base URL than it was built for, from a host where its
 * scripts load all the same. The router would find no route for that address and replace the
 * article with "not found". The "not found" page has no canonical URL and is valid at any address.
 *
 * @param page document whose canonical URL is that of the build
 * @param pathname path under which the page is served
 */
export function isMoved(page: Pick<Document, 'querySelector'>, pathname: string): boolean {
  const canonical = page.querySelector<HTMLLinkElement>('link[rel=canonical]');
  const template = page.querySelector<HTMLTemplateElement>('#boot-failure');
  if (!canonical || !template) {
    return false;
  }
  const path = barePath(new URL(canonical.href).pathname);
  const underBase = path.slice((template.dataset.baseUrl ?? '/').length - 1);
  // Some hosts serve the home page for unknown addresses: the router shows "not found" there.
  const isStandIn = underBase === '' && !/\/(?:index\.html?)?$/.test(pathname);
  return barePath(pathname) !== path && barePath(pathname).endsWith(underBase) && !isStandIn;
}
