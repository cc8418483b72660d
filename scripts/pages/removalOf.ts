import type ts from 'typescript';
import type {Edit} from '../../src/plugins/content-contract/faults/Fault';

/** What takes one of several out, with the comma that sets it apart from the others. */
export function removalOf(list: ts.NodeArray<ts.Node>, one: ts.Node): Edit {
  const at = list.indexOf(one);
  const [before, after] = [list[at - 1], list[at + 1]];
  return after
    ? {startOffset: one.pos, endOffset: after.pos, text: ''}
    : {startOffset: before ? before.end : list.pos, endOffset: list.end, text: ''};
}
