import type {Root} from 'postcss';
import {layeredDeclarations, needOf} from './contestedDeclarations';

/**
 * Drops layered declarations that unlayered rules override on every element of the pages.
 *
 * @param root a style sheet
 * @param contested the needs of all contested declarations
 * @param needed the needs that the pages have
 */
export function dropOverridden(
  root: Root,
  contested: ReadonlySet<string>,
  needed: ReadonlySet<string>,
): void {
  for (const {selectors, declaration} of layeredDeclarations(root)) {
    const needs = selectors.map((selector) => needOf(selector, declaration.prop));
    if (needs.every((need) => contested.has(need) && !needed.has(need))) {
      declaration.remove();
    }
  }
}
