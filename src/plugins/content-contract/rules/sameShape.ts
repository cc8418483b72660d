import type {Node} from 'unist';
import type {Breach} from '../faults/Fault';
import {faultAt} from '../faults/faultAt';
import {elementsOf} from '../page/elementsOf';
import {nodesOf} from '../page/nodesOf';
import type {Page} from '../page/Page';
import {type TranslatedPage, translatedPages} from '../page/translatedPages';
import {twinRule} from '../Rule';

/** A procedure or a table, and its size. */
interface Shape {
  readonly node: Node;
  /** `undefined` when unknown. */
  readonly size: string | undefined;
}

function counted(count: number, thing: string): string {
  return `${count} ${thing}${count === 1 ? '' : 's'}`;
}

function proceduresOf(page: Page): readonly Shape[] {
  return elementsOf(page)
    .filter(({name}) => name === 'Steps')
    .map((node) => {
      const [list, ...others] = node.children;
      // `procedures` reports one that is not a list of steps.
      const isList = list?.type === 'list' && list.ordered && others.length === 0;
      return {node, size: isList ? counted(list.children.length, 'step') : undefined};
    });
}

function tablesOf(page: Page): readonly Shape[] {
  return nodesOf(page)
    .filter((node) => node.type === 'table')
    .map((node) => {
      const columns = counted(node.children[0]?.children.length ?? 0, 'column');
      return {node, size: `${counted(node.children.length - 1, 'row')} of ${columns}`};
    });
}

/** The lines of the procedures or tables: when a whole one is missing, which one is unknown. */
function linesOf(shapes: readonly Shape[]): string {
  const lines = shapes.map(({node}) => node.position?.start.line).join(', ');
  return lines ? `on line${shapes.length > 1 ? 's' : ''} ${lines}` : 'nowhere';
}

function missingTables({page, original}: TranslatedPage): readonly Breach[] {
  const [own, others] = [tablesOf(page), tablesOf(original)];
  return own.length === others.length || !page.tree
    ? []
    : [
        faultAt(page, page.tree, {
          what: `Tables are ${linesOf(own)} here, but ${linesOf(others)} in ${original.file}.`,
          remedy: 'Add the one that is missing, or remove it there.',
        }),
      ];
}

/** Compares sizes only: a procedure or table missing as a whole is found otherwise. */
function compare(
  {page, original}: TranslatedPage,
  shapesOf: (page: Page) => readonly Shape[],
  kind: string,
): readonly Breach[] {
  const [own, others] = [shapesOf(page), shapesOf(original)];
  if (own.length !== others.length) {
    return [];
  }
  return own.flatMap(({node, size}, index) => {
    const other = others[index];
    return !other?.size || !size || other.size === size
      ? []
      : [
          faultAt(page, node, {
            what: `The ${kind} has ${size} here, but ${other.size} on line ${other.node.position?.start.line} of ${original.file}.`,
            remedy: 'Say the same in both languages.',
          }),
        ];
  });
}

/**
 * A page has as many tables in both languages, a table as many rows and columns, and a procedure as
 * many steps, once the translation is marked as up to date; before that, some may be missing.
 */
export const sameShape = twinRule('sameShape', ({pages, translatedFiles}) =>
  translatedPages(pages)
    .filter(({original}) => translatedFiles.has(original.file))
    .flatMap((pair) => [
      ...compare(pair, proceduresOf, 'procedure'),
      ...compare(pair, tablesOf, 'table'),
      ...missingTables(pair),
    ]),
);
