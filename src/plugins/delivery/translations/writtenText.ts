import ts from 'typescript';

/** A text that is written out: a string, strings that are added up, or a template without values. */
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

/** The one text that stands between two tags, as JSX reads it; none where a character is named. */
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
