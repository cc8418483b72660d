import ts from 'typescript';
import {textOf} from '../../src/plugins/content-contract/data/objectFields';
import {nodesIn} from './nodesIn';

/** Whether a node is a category of the menu. */
export function isCategory(node: ts.Node): node is ts.ObjectLiteralExpression {
  return ts.isObjectLiteralExpression(node) && textOf(node, 'type') === 'category';
}

/**
 * The categories of the menu, including nested ones.
 *
 * @param sidebar the syntax tree of sidebars.ts
 */
export function categoriesIn(sidebar: ts.SourceFile): readonly ts.ObjectLiteralExpression[] {
  return nodesIn(sidebar).filter(isCategory);
}
