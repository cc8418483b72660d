import {join} from 'node:path';
import {dataFiles} from '../data/dataFiles';
import {sourceFile} from '../vocabulary/sourceFile';
import {type LanguageText, languageTexts} from './languageTexts';

/** src/site.ts says nothing that is not checked elsewhere. */
const isQuoted = (file: string) => /^src\/(?:glossary|product\/)/.test(file);

/**
 * What pages quote from the product and from the glossary, as their sources spell it.
 *
 * @param siteDir the folder of docusaurus.config.ts
 */
export function dataTexts(siteDir: string): readonly LanguageText[] {
  return dataFiles(siteDir)
    .modules.filter(isQuoted)
    .flatMap((file) => {
      const module = sourceFile(join(siteDir, file));
      return module ? languageTexts(module, file) : [];
    });
}
