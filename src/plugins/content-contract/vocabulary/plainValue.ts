import ts from 'typescript';

function findVariable(module: ts.SourceFile, name: string): ts.Expression | undefined {
  for (const statement of module.statements.filter(ts.isVariableStatement)) {
    for (const declaration of statement.declarationList.declarations) {
      if (declaration.name.getText() === name) {
        return declaration.initializer;
      }
    }
  }
  return undefined;
}

/** The value of a constant, without type assertions. */
export function plainValue(module: ts.SourceFile, name: string): ts.Expression | undefined {
  let value = findVariable(module, name);
  while (value && (ts.isAsExpression(value) || ts.isSatisfiesExpression(value))) {
    value = value.expression;
  }
  return value;
}
