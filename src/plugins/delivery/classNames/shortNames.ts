import {readFileSync} from 'node:fs';
import path from 'node:path';
import postcss from 'postcss';
import {listFiles} from '../../listFiles';
import {lettersOf} from './lettersOf';
import {pageClassName} from './pageClassName';

const modulesIn = (folder: string): string[] =>
  listFiles(folder)
    .filter((file) => file.endsWith('.module.css'))
    .map((file) => path.join(folder, file));

function classesIn(file: string): string[] {
  const classes: string[] = [];
  postcss.parse(readFileSync(file, 'utf8')).walkRules(({selector}) => {
    classes.push(...[...selector.matchAll(/\.([a-z_][\w-]*)/gi)].map(([, name = '']) => name));
  });
  return classes;
}

/**
 * Short forms of the class names of CSS modules: each name occurs several times in every page, and
 * compression does not make it as short. Derived from the sorted list of all classes, so that
 * builds of the same sources agree.
 *
 * @param folders searched recursively for CSS modules
 * @returns short names by long name
 */
export function shortNames(folders: readonly string[]): ReadonlyMap<string, string> {
  const names = folders
    .flatMap(modulesIn)
    .flatMap((file) => classesIn(file).map((name) => pageClassName(file, name)))
    .filter((name) => name !== undefined);
  return new Map(
    [...new Set(names)].sort().map((name, place) => [name, `_${lettersOf(place)}`] as const),
  );
}
