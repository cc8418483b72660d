import ts from 'typescript';
import {textOf} from '../../src/plugins/content-contract/data/objectFields';
import {addToSidebar} from './addToSidebar';
import {categoriesIn, isCategory} from './categoriesIn';
import {mentionsIn} from './mentionsIn';
import {parseSidebar} from './parseSidebar';
import {removeFromSidebar} from './removeFromSidebar';
import {renameInSidebar} from './renameInSidebar';

/** The menu after a move. */
interface MovedEntry {
  readonly sidebar: string;
  /** What to tell the writer of the section it stands under, if that is not plain. */
  readonly remark?: string;
}

function sectionAround(node: ts.Node): ts.ObjectLiteralExpression | undefined {
  return isCategory(node) ? node : node.parent && sectionAround(node.parent);
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
 * @throws when the section of its new folder does not list its pages: with the line
 */
export function moveInSidebar(source: string, from: string, to: string): MovedEntry {
  const renamed = renameInSidebar(source, from, to);
  const folder = folderOf(to);
  const parsed = parseSidebar(source);
  const [entry] = mentionsIn(parsed, from);
  const old = entry && sectionAround(entry);
  const next = categoriesIn(parsed).find((section) => textOf(section, 'key') === folder);
  if (!entry || folderOf(from) === folder || old === next) {
    return {sidebar: renamed};
  }
  // An entry with words of its own keeps them where it stands.
  if (folder !== undefined && next && ts.isArrayLiteralExpression(entry.parent)) {
    return {
      sidebar: addToSidebar(removeFromSidebar(source, from), folder, to),
      remark: `It is now last under ${textOf(next, 'label')} in sidebars.ts: move its line to where it should appear.`,
    };
  }
  const isNew = folder !== undefined && !next;
  const begin = isNew
    ? `, because there is no section ${folder} yet: add it as a category with key: '${folder}'.`
    : '.';
  return {
    sidebar: renamed,
    remark: old && `It is still under ${textOf(old, 'label')} in sidebars.ts${begin}`,
  };
}
