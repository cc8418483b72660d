import {join} from 'node:path';
import {dataFiles} from '../data/dataFiles';
import {readText} from '../reading/readText';
import {type MadePage, madePagesIn} from './madePagesIn';

/**
 * The sections whose index page Docusaurus generates, in the menus of all versions.
 *
 * @param siteDir the folder of docusaurus.config.ts
 */
export function findMadePages(siteDir: string): readonly MadePage[] {
  return dataFiles(siteDir).menus.flatMap((file) =>
    madePagesIn(file, readText(join(siteDir, file))),
  );
}
