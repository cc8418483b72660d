import type {Page} from '../page/Page';
import {parsePage} from '../page/parsePage';
import {pageFiles} from './pageFiles';

/**
 * The pages of a site, in both languages and all versions, parsed.
 *
 * @param siteDir the folder of docusaurus.config.ts
 */
export function readContentPages(siteDir: string): readonly Page[] {
  return pageFiles(siteDir).map(({source, ...address}) => parsePage(address, source));
}
