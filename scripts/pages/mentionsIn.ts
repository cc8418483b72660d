import ts from 'typescript';
import {nameOf} from '../../src/plugins/content-contract/data/objectFields';
import {nodesIn} from './nodesIn';

/** Labels and keys are skipped: they may equal the name of a page. */
function namesPage({parent}: ts.StringLiteralLike): boolean {
  return !ts.isPropertyAssignment(parent) || nameOf(parent) === 'id';
}

/**
 * Where the sidebar names a page.
 *
 * @param sidebar the syntax tree of sidebars.ts
 * @param path of the page inside its edition
 */
export function mentionsIn(sidebar: ts.SourceFile, path: string): readonly ts.StringLiteralLike[] {
  const id = path.replace(/\.mdx$/, '');
  return nodesIn(sidebar)
    .filter(ts.isStringLiteralLike)
    .filter((node) => node.text === id && namesPage(node));
}
