import ts from 'typescript';

/** The name of a field, quoted or not in the source. */
export function nameOf({name}: ts.ObjectLiteralElementLike): string | undefined {
  return name && (ts.isIdentifier(name) || ts.isStringLiteralLike(name)) ? name.text : undefined;
}

/** The value of an object's field, as an expression. */
export function fieldOf(
  object: ts.ObjectLiteralExpression,
  name: string,
): ts.Expression | undefined {
  return object.properties
    .filter(ts.isPropertyAssignment)
    .find((property) => nameOf(property) === name)?.initializer;
}

/** The string value of an object's field. */
export function textOf(object: ts.ObjectLiteralExpression, name: string): string | undefined {
  const value = fieldOf(object, name);
  return value && ts.isStringLiteralLike(value) ? value.text : undefined;
}

/** The object value of an object's field. */
export function objectIn(
  object: ts.ObjectLiteralExpression,
  name: string,
): ts.ObjectLiteralExpression | undefined {
  const value = fieldOf(object, name);
  return value && ts.isObjectLiteralExpression(value) ? value : undefined;
}
