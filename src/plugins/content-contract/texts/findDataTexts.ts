import {join} from 'node:path';
import {dataFiles} from '../data/dataFiles';
import {sourceFile} from '../vocabulary/sourceFile';
import {type LanguageText, languageTexts} from './languageTexts';

/** The texts of src/site.ts are all checked elsewhere. */
const isQuoted = (file: string) => /^src\/(?:glossary|product\/)/.test(file);

/**
 * The texts that pages quote from the product and the glossary, as written in their sources.
 *
 * @param siteDir the folder of docusaurus.config.ts
 */
export function findDataTexts(siteDir: string): readonly LanguageText[] {
  return dataFiles(siteDir)
    .modules.filter(isQuoted)
    .flatMap((file) => {
      const module = sourceFile(join(siteDir, file));
      return module ? languageTexts(module, file) : [];
    });
}
