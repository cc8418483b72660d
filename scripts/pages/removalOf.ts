import type ts from 'typescript';
import type {Edit} from '../../src/plugins/content-contract/faults/Fault';

/** The edit that removes one item of a list, with its comma. */
export function removalOf(list: ts.NodeArray<ts.Node>, one: ts.Node): Edit {
  const at = list.indexOf(one);
  const [before, after] = [list[at - 1], list[at + 1]];
  return after
    ? {startOffset: one.pos, endOffset: after.pos, text: ''}
    : {startOffset: before ? before.end : list.pos, endOffset: list.end, text: ''};
}
