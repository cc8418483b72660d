import {barePath} from '../barePath';

/**
 * Whether a page stands under another base URL than it was built for, and its scripts arrive all the
 * same: the program would find no page at that address and put "not found" in the place of the
 * article. "Not found" itself has no address, and stands anywhere.
 *
 * @param page whose canonical address is that of the build
 * @param pathname where it stands
 */
export function isMoved(page: Pick<Document, 'querySelector'>, pathname: string): boolean {
  const canonical = page.querySelector<HTMLLinkElement>('link[rel=canonical]');
  const template = page.querySelector<HTMLTemplateElement>('#boot-failure');
  if (!canonical || !template) {
    return false;
  }
  const path = barePath(new URL(canonical.href).pathname);
  const underBase = path.slice((template.dataset.baseUrl ?? '/').length - 1);
  // Some hosts answer any unknown address with the home page: there the program says "not found".
  const isStandIn = underBase === '' && !/\/(?:index\.html?)?$/.test(pathname);
  return barePath(pathname) !== path && barePath(pathname).endsWith(underBase) && !isStandIn;
}
