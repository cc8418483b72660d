import ts from 'typescript';

/** A node and its descendants, in source order. */
export function nodesIn(node: ts.Node): readonly ts.Node[] {
  const inside: ts.Node[] = [node];
  ts.forEachChild(node, (child) => {
    inside.push(...nodesIn(child));
  });
  return inside;
}
