import {join} from 'node:path';
import {type Locale, localeNames} from '../../../site';
import {listFiles} from '../../listFiles';
import {readText} from './readText';

/** What readers ask in one language, and the page that answers it. */
export interface QuestionFile {
  /** Path from the root of the site. */
  readonly file: string;
  readonly source: string;
  /** `null` of a file that stands in the folder of no language: nothing learns from it. */
  readonly locale: Locale | null;
  /** The page inside the edition that readers land in, such as `faq/index.mdx`. */
  readonly path: string;
  readonly questions: readonly WrittenQuestion[];
  /** The lines that name the section which answers those below them. */
  readonly anchors: readonly {readonly anchor: string; readonly line: number}[];
}

interface WrittenQuestion {
  readonly text: string;
  /** Of the file, from 1. */
  readonly line: number;
  /** The section or symptom that answers it, without `#`; none where the page as a whole does. */
  readonly anchor: string | undefined;
}

const folder = 'src/questions';

/**
 * The files with the questions of a page, one a language, whether they are there or not.
 *
 * @param path of the page inside its edition, such as `faq/index.mdx`
 */
export function questionFilesOf(path: string): readonly string[] {
  return localeNames.map((locale) => `${folder}/${locale}/${path.replace(/\.mdx$/, '.txt')}`);
}

/** One question a line; a line that says nothing is none, and one with `#` names a section. */
function readLines(source: string): Pick<QuestionFile, 'questions' | 'anchors'> {
  const questions: WrittenQuestion[] = [];
  const anchors: {readonly anchor: string; readonly line: number}[] = [];
  for (const [at, written] of source.split('\n').entries()) {
    const text = written.trim();
    const line = at + 1;
    if (text.startsWith('#')) {
      anchors.push({anchor: text.slice(1).trim(), line});
    } else if (text) {
      questions.push({text, line, anchor: anchors.at(-1)?.anchor});
    }
  }
  return {questions, anchors};
}

/**
 * The questions from which the search learns.
 *
 * @param siteDir the folder of docusaurus.config.ts
 */
export function readQuestions(siteDir: string): readonly QuestionFile[] {
  return listFiles(join(siteDir, folder)).map((name) => {
    const file = `${folder}/${name}`;
    const source = readText(join(siteDir, file));
    const locale = localeNames.find((one) => name.startsWith(`${one}/`)) ?? null;
    const path = (locale ? name.slice(locale.length + 1) : name).replace(/\.txt$/, '.mdx');
    return {file, source, locale, path, ...readLines(source)};
  });
}
