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
 * Short names for the names that classes of CSS modules have in pages: each stands a few times in
 * every page, where no compression makes it as short. They follow from the list of all classes, so
 * that every build of the same sources gives the same ones.
 *
 * @param folders where CSS modules are looked for, in all their folders
 * @returns by the long name
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
