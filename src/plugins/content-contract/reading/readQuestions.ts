import {join} from 'node:path';
import {type Locale, localeNames} from '../../../site';
import {listFiles} from '../../listFiles';
import {readText} from './readText';

/** What readers ask in one language, and the page that answers it. */
export interface QuestionFile {
  /** Path from the root of the site. */
  readonly file: string;
  readonly locale: Locale;
  /** The page inside the edition that readers land in, such as `faq/index.mdx`. */
  readonly path: string;
  /** One a line; a line that says nothing is none. */
  readonly questions: readonly {readonly text: string; readonly line: number}[];
}

/** Where the questions of a language stand. */
const folderOf = (locale: Locale): string => `src/questions/${locale}`;

/**
 * The files with the questions of a page, one a language, whether they are there or not.
 *
 * @param path of the page inside its edition, such as `faq/index.mdx`
 */
export function questionFilesOf(path: string): readonly string[] {
  return localeNames.map((locale) => `${folderOf(locale)}/${path.replace(/\.mdx$/, '.txt')}`);
}

/**
 * The questions from which the search learns.
 *
 * @param siteDir the folder of docusaurus.config.ts
 */
export function readQuestions(siteDir: string): readonly QuestionFile[] {
  return localeNames.flatMap((locale) => {
    const folder = folderOf(locale);
    return listFiles(join(siteDir, folder)).map((name) => {
      const file = `${folder}/${name}`;
      const lines = readText(join(siteDir, file)).split('\n');
      const questions = lines.flatMap((text, at) =>
        text.trim() ? [{text: text.trim(), line: at + 1}] : [],
      );
      return {file, locale, path: name.replace(/\.txt$/, '.mdx'), questions};
    });
  });
}
