import type {List, Table} from 'mdast';
import type {Node} from 'unist';
import {visit} from 'unist-util-visit';
import type {Fault} from '../Fault';
import {faultAt} from '../faultAt';
import {elementsOf} from '../page/elementsOf';
import type {Page} from '../page/Page';
import {type TranslatedPage, translatedPages} from '../page/translatedPages';
import type {Rule} from '../Rule';

const rule = 'sameShape';

/** A procedure or a table, and how much of it there is. */
interface Shape {
  readonly node: Node;
  readonly size: string;
}

function counted(count: number, thing: string): string {
  return `${count} ${thing}${count === 1 ? '' : 's'}`;
}

function proceduresOf(page: Page): readonly Shape[] {
  return elementsOf(page)
    .filter(({name}) => name === 'Steps')
    .map((node) => {
      const list = node.children.find((child): child is List => child.type === 'list');
      return {node, size: counted(list?.children.length ?? 0, 'step')};
    });
}

function tablesOf({tree}: Page): readonly Shape[] {
  const tables: Table[] = [];
  if (tree) {
    visit(tree, 'table', (table) => {
      tables.push(table);
    });
  }
  return tables.map((node) => {
    const columns = counted(node.children[0]?.children.length ?? 0, 'column');
    return {node, size: `${counted(node.children.length - 1, 'row')} of ${columns}`};
  });
}

/** Where one is missing as a whole, nobody can tell which belongs to which. */
function compare(
  {page, original}: TranslatedPage,
  shapesOf: (page: Page) => readonly Shape[],
  kind: string,
): readonly Fault[] {
  const [own, others] = [shapesOf(page), shapesOf(original)];
  if (own.length !== others.length) {
    return [];
  }
  return own.flatMap(({node, size}, index) => {
    const other = others[index];
    return !other || other.size === size
      ? []
      : [
          faultAt(page, node, {
            rule,
            what: `The ${kind} has ${size} here, and ${other.size} on line ${other.node.position?.start.line} of ${original.file}.`,
            remedy: 'Say the same in both languages.',
          }),
        ];
  });
}

/**
 * A procedure has as many steps in both languages, and a table as many rows and columns, once it is
 * said that the translation is up to date: until then it may well lack some.
 */
export const sameShape: Rule = {
  name: rule,
  comparesLanguages: true,
  check: ({pages, translatedFiles}) =>
    translatedPages(pages)
      .filter(({original}) => translatedFiles.has(original.file))
      .flatMap((pair) => [
        ...compare(pair, proceduresOf, 'procedure'),
        ...compare(pair, tablesOf, 'table'),
      ]),
};
