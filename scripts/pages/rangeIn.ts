import type ts from 'typescript';

/** A stretch of the source, in offsets. */
export interface Range {
  readonly from: number;
  readonly to: number;
}

/** Where one of several stands, with the comma that sets it apart from the others. */
export function rangeIn(list: ts.NodeArray<ts.Node>, one: ts.Node): Range {
  const at = list.indexOf(one);
  const [before, after] = [list[at - 1], list[at + 1]];
  return after
    ? {from: one.pos, to: after.pos}
    : {from: before ? before.end : list.pos, to: list.end};
}
