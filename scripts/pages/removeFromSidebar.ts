import ts from 'typescript';
import {fieldOf} from '../../src/plugins/content-contract/data/objectFields';
import type {Edit} from '../../src/plugins/content-contract/faults/Fault';
import {applyEdits} from '../../src/plugins/content-contract/faults/fixFaults';
import {placeAt} from '../../src/plugins/content-contract/faults/Place';
import {mentionsIn} from './mentionsIn';
import {parseSidebar} from './parseSidebar';
import {removalOf} from './removalOf';

function itemRemoval(item: ts.Expression): Edit | undefined {
  const list = item.parent;
  if (!ts.isArrayLiteralExpression(list)) {
    return undefined;
  }
  const category = list.parent.parent;
  const isItems = ts.isObjectLiteralExpression(category) && fieldOf(category, 'items') === list;
  return isItems && list.elements.length === 1 && !fieldOf(category, 'link')
    ? itemRemoval(category)
    : removalOf(list.elements, item);
}

function linkRemoval(link: ts.PropertyAssignment): Edit | undefined {
  const category = link.parent;
  const items = fieldOf(category, 'items');
  const isEmpty = items && ts.isArrayLiteralExpression(items) && items.elements.length === 0;
  // A category with neither link nor items fails the build.
  return isEmpty ? itemRemoval(category) : removalOf(category.properties, link);
}

/** What to remove with a page: its item, the link of its category, or a category left empty. */
function removalFor(mention: ts.StringLiteralLike): Edit | undefined {
  const {parent} = mention;
  if (ts.isPropertyAssignment(parent) && parent.name.getText() === 'id') {
    const holder = parent.parent;
    const link = holder.parent;
    return ts.isPropertyAssignment(link) && link.name.getText() === 'link'
      ? linkRemoval(link)
      : itemRemoval(holder);
  }
  return itemRemoval(mention);
}

/**
 * sidebars.ts without a page. A category that it was the page of stays, without a link, unless it
 * becomes empty.
 *
 * @param path of the page inside its edition
 * @throws with the line when the page is named in an unexpected place
 */
export function removeFromSidebar(source: string, path: string): string {
  const sidebar = parseSidebar(source);
  const [mention] = mentionsIn(sidebar, path);
  if (!mention) {
    return source;
  }
  const edit = removalFor(mention);
  if (!edit) {
    const {line} = placeAt(source, mention.getStart());
    throw new Error(
      `sidebars.ts:${line} names ${mention.text} in a place that this command cannot edit. Remove it by hand, then run this again.`,
    );
  }
  return removeFromSidebar(applyEdits(source, [edit]), path);
}
