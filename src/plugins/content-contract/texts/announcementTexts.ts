import {join} from 'node:path';
import {plainValue} from '../vocabulary/plainValue';
import {sourceFile} from '../vocabulary/sourceFile';
import {type LanguageText, languageTexts} from './languageTexts';

/** Source file of the announcement, from the root of the site. */
const file = 'src/site.ts';

/**
 * The announcement's texts as written in src/site.ts; empty when there is none.
 *
 * @param siteDir the folder of docusaurus.config.ts
 */
export function announcementTexts(siteDir: string): readonly LanguageText[] {
  const module = sourceFile(join(siteDir, file));
  const announcement = module && plainValue(module, 'announcement');
  return announcement ? languageTexts(announcement, file) : [];
}
