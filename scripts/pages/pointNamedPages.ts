import ts from 'typescript';
import {applyEdits} from '../../src/plugins/content-contract/faults/fixFaults';
import {placeAt} from '../../src/plugins/content-contract/faults/Place';
import {namedPagesFile} from './namedPagesFile';
import {nodesIn} from './nodesIn';
import {removalOf} from './removalOf';

/** The new place of a page that rules name. */
interface Fate {
  readonly from: string;
  /** Undefined for a removed page. */
  readonly to?: string;
  /** Whether an archived version keeps a page under the old path. */
  readonly staysArchived: boolean;
}

function refuse({parent}: ts.Node, path: string, source: ts.SourceFile): never {
  const {line} = placeAt(source.text, parent.getStart());
  throw new Error(
    `${namedPagesFile}:${line}: the rules for pages refer to ${path} (${parent.getText()}). Ask a maintainer to name another page there or to remove the reference, then run this again.`,
  );
}

function editOf(mention: ts.StringLiteralLike, {from, to, staysArchived}: Fate) {
  const list = ts.isArrayLiteralExpression(mention.parent) ? mention.parent.elements : undefined;
  const place = {startOffset: mention.getStart(), endOffset: mention.end};
  if (!list) {
    return to === undefined
      ? refuse(mention, from, mention.getSourceFile())
      : {...place, text: `'${to}'`};
  }
  const isNamed = list.some((one) => ts.isStringLiteralLike(one) && one.text === to);
  const added = to === undefined || isNamed ? [] : [to];
  const left = [...added, ...(staysArchived ? [from] : [])];
  if (left.length > 0) {
    return {...place, text: left.map((path) => `'${path}'`).join(', ')};
  }
  return removalOf(list, mention);
}

/**
 * The file with the pages that rules name, after one has moved or was removed. A list keeps the old
 * path as long as an archived page has it.
 *
 * @throws with the line when a rule requires the removed page
 */
export function pointNamedPages(source: string, fate: Fate): string {
  const file = ts.createSourceFile(namedPagesFile, source, ts.ScriptTarget.Latest, true);
  const mentions = nodesIn(file)
    .filter(ts.isStringLiteralLike)
    .filter(({text}) => text === fate.from);
  return applyEdits(
    source,
    mentions.map((mention) => editOf(mention, fate)),
  );
}
