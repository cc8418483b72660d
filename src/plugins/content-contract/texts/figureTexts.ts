import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {localeNames} from '../../../site';
import {listFiles} from '../../listFiles';
import {sourceFile} from '../vocabulary/sourceFile';
import {type LanguageText, languageTexts} from './languageTexts';

const directory = 'src/figures';

/** A field named for a language, which holds a text. */
const named = new RegExp(`\\b(?:${localeNames.join('|')})\\s*:`);

/**
 * The texts of all figures, as written in their sources: drawings, live figures, calculators and
 * the graphics test.
 *
 * @param siteDir the folder of docusaurus.config.ts
 */
export function figureTexts(siteDir: string): readonly LanguageText[] {
  const root = join(siteDir, directory);
  return listFiles(root)
    .filter((path) => /\.tsx?$/.test(path) && !/\.test\.tsx?$/.test(path))
    .flatMap((path) => {
      const file = join(root, path);
      // Most files are pure geometry, and parsing them would be slow.
      const module = named.test(readFileSync(file, 'utf8')) ? sourceFile(file) : null;
      return module ? languageTexts(module, `${directory}/${path}`) : [];
    })
    .filter(({text}) => text !== '');
}
