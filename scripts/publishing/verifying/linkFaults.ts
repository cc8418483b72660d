import {anchorId} from '../../../src/anchor';
import type {SiteOnDisk} from '../../../src/plugins/hosting/readSite';
import {parseUrl} from '../../../src/plugins/parseUrl';
import type {Page} from './readPages';
import {statusOf} from './statusOf';

/**
 * Broken links, missing files and missing anchors.
 *
 * @param origin the build's own address: absolute URLs that begin with it are internal
 * @returns one sentence per fault
 */
export function linkFaults(pages: readonly Page[], site: SiteOnDisk, origin: string): string[] {
  const byAddress = new Map(pages.map((page) => [page.address, page]));
  const known = new Map<string, number>();
  const status = (path: string) => {
    const found = known.get(path) ?? statusOf(site, path);
    known.set(path, found);
    return found;
  };
  return pages.flatMap(({file, address, links}) =>
    links.targets.flatMap(({tag, url}) => {
      const target = parseUrl(url, origin + address);
      if (!target) {
        return [`${file}: <${tag}> has the address ${url}, which cannot be read.`];
      }
      if (target.origin !== origin) {
        return [];
      }
      if (status(target.pathname) !== 200) {
        return [`${file}: <${tag}> leads to ${url}, which answers ${status(target.pathname)}.`];
      }
      const anchor = anchorId(target.hash);
      const goal = byAddress.get(target.pathname);
      return anchor === '' || !goal || goal.links.ids.has(anchor)
        ? []
        : [`${file}: ${url} names an id that ${goal.file} does not have.`];
    }),
  );
}
