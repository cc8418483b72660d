import ts from 'typescript';

/** A node and all that stands inside it, in the order of the source. */
export function nodesIn(node: ts.Node): readonly ts.Node[] {
  const inside: ts.Node[] = [node];
  ts.forEachChild(node, (child) => {
    inside.push(...nodesIn(child));
  });
  return inside;
}
