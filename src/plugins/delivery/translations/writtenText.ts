import ts from 'typescript';

/**
 * The value of a literal text: a string, a concatenation of strings, or a template without
 * expressions.
 */
export function writtenText(node: ts.Node | undefined): string | undefined {
  if (node && ts.isStringLiteralLike(node)) {
    return node.text;
  }
  if (node && ts.isBinaryExpression(node)) {
    const [left, right] = [writtenText(node.left), writtenText(node.right)];
    return left === undefined || right === undefined ? undefined : left + right;
  }
  return undefined;
}

const characterName = /&#?\w+;/;

/** The text content of a JSX element, as JSX reads it; `undefined` when it has an entity. */
export function textBetween(children: readonly ts.JsxChild[]): string | undefined {
  const texts = children
    .map((child) => {
      if (ts.isJsxText(child)) {
        return characterName.test(child.text)
          ? undefined
          : child.text.trim().replace(/\s*\n\s*/g, ' ');
      }
      return ts.isJsxExpression(child) ? writtenText(child.expression) : undefined;
    })
    .filter((text) => text !== '');
  return texts.length === 1 ? texts[0] : undefined;
}
