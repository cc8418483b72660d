import ts from 'typescript';
import {textOf} from '../../src/plugins/content-contract/data/objectFields';
import {addToSidebar} from './addToSidebar';
import {categoriesIn, isCategory} from './categoriesIn';
import {mentionsIn} from './mentionsIn';
import {parseSidebar} from './parseSidebar';
import {removeFromSidebar} from './removeFromSidebar';
import {renameInSidebar} from './renameInSidebar';

/** The sidebar after a move. */
interface MovedEntry {
  readonly sidebar: string;
  /** A note for the writer about the section it is in, unless that is obvious. */
  readonly remark?: string;
}

function sectionAround(node: ts.Node): ts.ObjectLiteralExpression | undefined {
  return isCategory(node) ? node : node.parent && sectionAround(node.parent);
}

function folderOf(path: string): string | undefined {
  return path.includes('/') ? path.split('/')[0] : undefined;
}

/**
 * sidebars.ts with a page under its new path: at the end of the section for its new folder, if any,
 * else in its old place.
 *
 * @param from old path inside the edition
 * @param to new path
 * @throws with the line when the section for its new folder does not list its pages
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
  // An entry with its own label stays where it is.
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
