import type ts from 'typescript';

/** Where a node begins, as `file:line`. */
export function lineOf(node: ts.Node): string {
  const file = node.getSourceFile();
  return `${file.fileName}:${file.getLineAndCharacterOfPosition(node.getStart()).line + 1}`;
}
