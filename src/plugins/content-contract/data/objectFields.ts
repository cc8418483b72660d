import ts from 'typescript';

/** The name of a field as it is read, with or without quotes in the source. */
export function nameOf({name}: ts.ObjectLiteralElementLike): string | undefined {
  return name && (ts.isIdentifier(name) || ts.isStringLiteralLike(name)) ? name.text : undefined;
}

/** What a field of an object stands for. */
export function fieldOf(
  object: ts.ObjectLiteralExpression,
  name: string,
): ts.Expression | undefined {
  return object.properties
    .filter(ts.isPropertyAssignment)
    .find((property) => nameOf(property) === name)?.initializer;
}

/** The text a field of an object stands for. */
export function textOf(object: ts.ObjectLiteralExpression, name: string): string | undefined {
  const value = fieldOf(object, name);
  return value && ts.isStringLiteralLike(value) ? value.text : undefined;
}

/** The object a field of an object stands for. */
export function objectIn(
  object: ts.ObjectLiteralExpression,
  name: string,
): ts.ObjectLiteralExpression | undefined {
  const value = fieldOf(object, name);
  return value && ts.isObjectLiteralExpression(value) ? value : undefined;
}
