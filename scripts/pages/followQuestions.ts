import {existsSync, mkdirSync, renameSync, rmSync} from 'node:fs';
import {dirname, join} from 'node:path';
import {questionFilesOf} from '../../src/plugins/content-contract/reading/readQuestions';

/** The files with questions of a page that are there, each with its new name; none when it goes. */
function movesOf(siteDir: string, from: string, to?: string) {
  const targets = to === undefined ? [] : questionFilesOf(to);
  return questionFilesOf(from)
    .map((file, at) => ({file, target: targets[at]}))
    .filter(({file}) => existsSync(join(siteDir, file)));
}

/**
 * What will be written or changed where the questions follow their page, for `assertWritable`.
 *
 * @param from path of the page inside its edition
 * @param to its new one; none for a page that goes
 */
export function questionsTouched(siteDir: string, from: string, to?: string): readonly string[] {
  return movesOf(siteDir, from, to).flatMap(({file, target}) =>
    target === undefined ? [dirname(file)] : [dirname(file), target],
  );
}

/**
 * The questions of a page that moves move with it; those of a page that goes, go.
 *
 * @param from path of the page inside its edition
 * @param to its new one; none for a page that goes
 * @returns what was done, one line a file
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
