import {join} from 'node:path';
import {type Locale, localeNames} from '../../../site';
import {listFiles} from '../../listFiles';
import {readText} from './readText';

/** Readers' questions in one language, and the page that answers them. */
export interface QuestionFile {
  /** Path from the root of the site. */
  readonly file: string;
  readonly source: string;
  /** `null` when the file is in no language's folder: the search does not learn from it. */
  readonly locale: Locale | null;
  /** Path inside the edition of the page that answers, such as `faq/index.mdx`. */
  readonly path: string;
  readonly questions: readonly WrittenQuestion[];
  /** The lines that name the section answering the questions below them. */
  readonly anchors: readonly {readonly anchor: string; readonly line: number}[];
}

interface WrittenQuestion {
  readonly text: string;
  /** Line in the file, from 1. */
  readonly line: number;
  /** The section or symptom that answers it, without `#`; `undefined` when the whole page does. */
  readonly anchor: string | undefined;
}

const folder = 'src/questions';

/**
 * The question files of a page, one per language, whether they exist or not.
 *
 * @param path of the page inside its edition, such as `faq/index.mdx`
 */
export function questionFilesOf(path: string): readonly string[] {
  return localeNames.map((locale) => `${folder}/${locale}/${path.replace(/\.mdx$/, '.txt')}`);
}

/** Reads one question per line; blank lines are skipped, and a line with `#` names a section. */
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
 * The questions that the search learns from.
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
