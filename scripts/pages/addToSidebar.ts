import ts from 'typescript';
import {nameOf, textOf} from '../../src/plugins/content-contract/data/objectFields';
import {placeAt} from '../../src/plugins/content-contract/faults/Place';
import {categoriesIn} from './categoriesIn';
import {parseSidebar} from './parseSidebar';

/** The source with an item appended to a list, before its closing bracket. */
function appended(
  source: string,
  list: ts.NodeArray<ts.Node>,
  bracket: number,
  one: string,
): string {
  const last = list.at(-1);
  const end = last?.end ?? bracket;
  // A comment on the last item may follow its comma.
  const comma = last && !list.hasTrailingComma ? ',' : '';
  return `${source.slice(0, end)}${comma}${source.slice(end, bracket)} ${one}${source.slice(bracket)}`;
}

/**
 * sidebars.ts with a page at the end of a section.
 *
 * @param section `key` of the section
 * @throws when there is no such section, or when it does not list its pages: with the line
 */
export function addToSidebar(source: string, section: string, path: string): string {
  const sidebar = parseSidebar(source);
  const item = `'${path.replace(/\.mdx$/, '')}'`;
  const category = categoriesIn(sidebar).find((one) => textOf(one, 'key') === section);
  if (!category) {
    throw new Error(
      `sidebars.ts: no category has the key ${section}. Add one, or write ${item} by hand where it should appear.`,
    );
  }
  const items = category.properties.find((property) => nameOf(property) === 'items');
  if (!items) {
    return appended(source, category.properties, category.end - 1, `items: [${item}]`);
  }
  const list = ts.isPropertyAssignment(items) ? items.initializer : undefined;
  if (list && ts.isArrayLiteralExpression(list)) {
    return appended(source, list.elements, list.end - 1, item);
  }
  const {line} = placeAt(source, items.getStart());
  throw new Error(
    `sidebars.ts:${line}: the pages of ${section} are not listed here between [ and ], so ${item} cannot be added. List them, then run this again.`,
  );
}
