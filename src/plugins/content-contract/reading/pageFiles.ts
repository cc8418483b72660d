import {join} from 'node:path';
import {listFiles} from '../../listFiles';
import type {Page, PageAddress} from '../page/Page';
import {editions} from './locatePage';
import {readText} from './readText';

/** A page file as it is on disk. */
export type PageFile = PageAddress & Pick<Page, 'source'>;

/**
 * The pages of a site, in both languages and all versions, unparsed.
 *
 * @param siteDir the folder of docusaurus.config.ts
 */
export function pageFiles(siteDir: string): readonly PageFile[] {
  return editions.flatMap(({directory, ...edition}) =>
    listFiles(join(siteDir, directory))
      .filter((path) => /\.mdx?$/.test(path))
      .map((path) => {
        const file = `${directory}/${path}`;
        return {file, path, ...edition, source: readText(join(siteDir, file))};
      }),
  );
}
