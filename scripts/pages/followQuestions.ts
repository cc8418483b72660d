import {existsSync, mkdirSync, renameSync, rmSync} from 'node:fs';
import {dirname, join} from 'node:path';
import {questionFilesOf} from '../../src/plugins/content-contract/reading/readQuestions';

/** The files with questions of a page that are there. */
const filesThere = (siteDir: string, path: string): readonly string[] =>
  questionFilesOf(path).filter((file) => existsSync(join(siteDir, file)));

/**
 * What will be written or changed where the questions follow their page, for `assertWritable`.
 *
 * @param from path of the page inside its edition
 * @param to its new one; none for a page that goes
 */
export function questionsTouched(siteDir: string, from: string, to?: string): readonly string[] {
  const left = filesThere(siteDir, from);
  return [...left.map(dirname), ...(to && left.length > 0 ? questionFilesOf(to) : [])];
}

/**
 * The questions of a page that moves move with it; those of a page that goes, go.
 *
 * @param from path of the page inside its edition
 * @param to its new one; none for a page that goes
 * @returns what was done, one line a file
 */
export function followQuestions(siteDir: string, from: string, to?: string): readonly string[] {
  const targets = to === undefined ? [] : questionFilesOf(to);
  return questionFilesOf(from).flatMap((file, at) => {
    const target = targets[at];
    if (!existsSync(join(siteDir, file))) {
      return [];
    }
    if (target === undefined) {
      rmSync(join(siteDir, file));
      return [`${file} is removed.`];
    }
    mkdirSync(dirname(join(siteDir, target)), {recursive: true});
    renameSync(join(siteDir, file), join(siteDir, target));
    return [`${file} → ${target}`];
  });
}
