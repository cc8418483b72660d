import {existsSync, mkdirSync, renameSync, rmSync} from 'node:fs';
import {dirname, join} from 'node:path';
import {questionFilesOf} from '../../src/plugins/content-contract/reading/readQuestions';

/**
 * The existing files with questions of a page, each with its new name; none when the page is
 * removed.
 */
function movesOf(siteDir: string, from: string, to?: string) {
  const targets = to === undefined ? [] : questionFilesOf(to);
  return questionFilesOf(from)
    .map((file, at) => ({file, target: targets[at]}))
    .filter(({file}) => existsSync(join(siteDir, file)));
}

/**
 * What will be changed when the questions follow their page, for `assertWritable`.
 *
 * @param from path of the page inside its edition
 * @param to its new path; undefined for a removed page
 */
export function questionsTouched(siteDir: string, from: string, to?: string): readonly string[] {
  return movesOf(siteDir, from, to).flatMap(({file, target}) =>
    target === undefined ? [dirname(file)] : [dirname(file), target],
  );
}

/**
 * Moves or removes the questions of a page with it.
 *
 * @param from path of the page inside its edition
 * @param to its new one; none for a page that goes
 * @returns what was done, one line per file
 */
export function followQuestions(siteDir: string, from: string, to?: string): readonly string[] {
  return movesOf(siteDir, from, to).map(({file, target}) => {
    if (target === undefined) {
      rmSync(join(siteDir, file));
      return `${file} is removed.`;
    }
    mkdirSync(dirname(join(siteDir, target)), {recursive: true});
    renameSync(join(siteDir, file), join(siteDir, target));
    return `${file} → ${target}`;
  });
}
