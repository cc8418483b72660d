import type ts from 'typescript';

/** The position of a node, as `file:line`. */
export function lineOf(node: ts.Node): string {
  const file = node.getSourceFile();
  return `${file.fileName}:${file.getLineAndCharacterOfPosition(node.getStart()).line + 1}`;
}
