import type {Root} from 'postcss';
import {lettersOf} from '../classNames/lettersOf';
import {isVariable} from './cssTree';

const variable = /--[\w-]+/g;

/**
 * All potential custom property names in a page, such as those set by `style` attributes.
 *
 * @param html a page as Docusaurus wrote it
 */
export const variablesNamedIn = (html: string): string[] => html.match(variable) ?? [];

/**
 * Renames the custom properties of a style to the shortest possible names, the most read ones
 * first. The full sheet, loaded later, repeats every rule under the original names.
 *
 * @param kept names that something outside the style sets or reads
 */
export function shortVariables(root: Root, kept: ReadonlySet<string>): void {
  const counts = new Map<string, number>();
  const own = new Set<string>();
  root.walkDecls((declaration) => {
    if (isVariable(declaration)) {
      own.add(declaration.prop);
    }
    for (const name of `${declaration.prop}:${declaration.value}`.match(variable) ?? []) {
      counts.set(name, (counts.get(name) ?? 0) + 1);
    }
  });
  const mostRead = [...counts].sort(([, one], [, other]) => other - one).map(([name]) => name);
  const isRenamed = (name: string): boolean => own.has(name) && !kept.has(name);
  const taken = new Set([...kept, ...mostRead.filter((name) => !isRenamed(name))]);
  const shorter = new Map<string, string>();
  let place = 0;
  for (const name of mostRead.filter(isRenamed)) {
    while (taken.has(`--${lettersOf(place)}`)) {
      place += 1;
    }
    shorter.set(name, `--${lettersOf(place)}`);
    place += 1;
  }
  const shortened = (text: string): string =>
    text.replace(variable, (name) => shorter.get(name) ?? name);
  root.walkDecls((declaration) => {
    declaration.prop = shortened(declaration.prop);
    declaration.value = shortened(declaration.value);
  });
}
