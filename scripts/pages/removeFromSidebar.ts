import ts from 'typescript';
import {fieldOf} from '../../src/plugins/content-contract/data/objectFields';
import {mentionsIn} from './mentionsIn';
import {parseSidebar} from './parseSidebar';
import {type Range, rangeIn} from './rangeIn';

function itemRange(item: ts.Expression): Range | undefined {
  const list = item.parent;
  if (!ts.isArrayLiteralExpression(list)) {
    return undefined;
  }
  const category = list.parent.parent;
  const isItems = ts.isObjectLiteralExpression(category) && fieldOf(category, 'items') === list;
  return isItems && list.elements.length === 1 && !fieldOf(category, 'link')
    ? itemRange(category)
    : rangeIn(list.elements, item);
}

function linkRange(link: ts.PropertyAssignment): Range | undefined {
  const category = link.parent;
  const items = fieldOf(category, 'items');
  const isEmpty = items && ts.isArrayLiteralExpression(items) && items.elements.length === 0;
  // A category that neither leads somewhere nor holds anything stops the build.
  return isEmpty ? itemRange(category) : rangeIn(category.properties, link);
}

/** What goes with a page: its item, the link of its category, or a category that is left empty. */
function rangeOf(mention: ts.StringLiteralLike): Range | undefined {
  const {parent} = mention;
  if (ts.isPropertyAssignment(parent) && parent.name.getText() === 'id') {
    const holder = parent.parent;
    const link = holder.parent;
    return ts.isPropertyAssignment(link) && link.name.getText() === 'link'
      ? linkRange(link)
      : itemRange(holder);
  }
  return itemRange(mention);
}

/**
 * sidebars.ts without a page. A category whose own page it was stays, without a link; one that has
 * nothing left goes too.
 *
 * @param path of the page inside its edition
 * @throws when the page stands where none is expected: with the line
 */
export function removeFromSidebar(source: string, path: string): string {
  const sidebar = parseSidebar(source);
  const [mention] = mentionsIn(sidebar, path);
  if (!mention) {
    return source;
  }
  const range = rangeOf(mention);
  if (!range) {
    const {line} = sidebar.getLineAndCharacterOfPosition(mention.getStart());
    throw new Error(
      `sidebars.ts:${line + 1} names ${mention.text} in a place this command does not know. Take it out by hand, then run this again.`,
    );
  }
  return removeFromSidebar(source.slice(0, range.from) + source.slice(range.to), path);
}
