import ts from 'typescript';
import {textOf} from '../../src/plugins/content-contract/data/objectFields';
import {addToSidebar, renameInSidebar} from './editSidebar';
import {removeFromSidebar} from './removeFromSidebar';

/** The menu after a move. */
interface MovedEntry {
  readonly sidebar: string;
  /** What to tell the writer of the section it stands under, if that is not plain. */
  readonly remark?: string;
}

function nodesIn(node: ts.Node): readonly ts.Node[] {
  const inside: ts.Node[] = [node];
  ts.forEachChild(node, (child) => {
    inside.push(...nodesIn(child));
  });
  return inside;
}

function isSection(node: ts.Node): node is ts.ObjectLiteralExpression {
  return ts.isObjectLiteralExpression(node) && textOf(node, 'type') === 'category';
}

function sectionAround(node: ts.Node): ts.ObjectLiteralExpression | undefined {
  return isSection(node) ? node : node.parent && sectionAround(node.parent);
}

function folderOf(path: string): string | undefined {
  return path.includes('/') ? path.split('/')[0] : undefined;
}

/**
 * sidebars.ts with a page under its new path: at the end of the section of its new folder, when that
 * has one, else where it stood.
 *
 * @param from old path inside the edition
 * @param to new one
 */
export function moveInSidebar(source: string, from: string, to: string): MovedEntry {
  const renamed = renameInSidebar(source, from, to);
  const folder = folderOf(to);
  const nodes = nodesIn(ts.createSourceFile('sidebars.ts', source, ts.ScriptTarget.Latest, true));
  const entry = nodes.find(
    (node) => ts.isStringLiteralLike(node) && node.text === from.replace(/\.mdx$/, ''),
  );
  const old = entry && sectionAround(entry);
  const next = nodes.filter(isSection).find((section) => textOf(section, 'key') === folder);
  if (!entry || folderOf(from) === folder || old === next) {
    return {sidebar: renamed};
  }
  // An entry with words of its own keeps them where it stands.
  const moved =
    folder !== undefined && next && ts.isArrayLiteralExpression(entry.parent)
      ? addToSidebar(removeFromSidebar(source, from), folder, to)
      : null;
  if (next && moved !== null) {
    return {
      sidebar: moved,
      remark: `It stands last under ${textOf(next, 'label')} in sidebars.ts: its line can go where readers look for it.`,
    };
  }
  return {
    sidebar: renamed,
    remark: old && `It still stands under ${textOf(old, 'label')} in sidebars.ts.`,
  };
}
