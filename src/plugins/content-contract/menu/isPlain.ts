import ts from 'typescript';

const plainKinds = [
  ts.SyntaxKind.StringLiteral,
  ts.SyntaxKind.NumericLiteral,
  ts.SyntaxKind.TrueKeyword,
  ts.SyntaxKind.FalseKeyword,
  ts.SyntaxKind.NullKeyword,
];

/**
 * Whether an expression is a plain value. An identifier or a call may evaluate to an entry or a
 * list.
 */
export function isPlain({kind}: ts.Expression): boolean {
  return plainKinds.includes(kind);
}
