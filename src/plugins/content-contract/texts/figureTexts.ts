import {join} from 'node:path';
import {listFiles} from '../../listFiles';
import {sourceFile} from '../vocabulary/sourceFile';
import {type LanguageText, languageTexts} from './languageTexts';

const directory = 'src/figures';

/**
 * The texts of all figures, as their sources spell them: drawings, live figures, calculators and
 * the graphics test.
 *
 * @param siteDir the folder of docusaurus.config.ts
 */
export function figureTexts(siteDir: string): readonly LanguageText[] {
  const root = join(siteDir, directory);
  return listFiles(root)
    .filter((path) => /\.tsx?$/.test(path) && !/\.test\.tsx?$/.test(path))
    .flatMap((path) => {
      const module = sourceFile(join(root, path));
      return module ? languageTexts(module, `${directory}/${path}`) : [];
    })
    .filter(({text}) => text !== '');
}
