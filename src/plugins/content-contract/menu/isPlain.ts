import ts from 'typescript';

const plainKinds = [
  ts.SyntaxKind.StringLiteral,
  ts.SyntaxKind.NumericLiteral,
  ts.SyntaxKind.TrueKeyword,
  ts.SyntaxKind.FalseKeyword,
  ts.SyntaxKind.NullKeyword,
];

/** Whether it is a value as it stands: a name or a call may be an entry or a list of them. */
export function isPlain({kind}: ts.Expression): boolean {
  return plainKinds.includes(kind);
}
