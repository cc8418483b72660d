import ts from 'typescript';
import {lineOf} from './lineOf';
import {translateNames} from './translateNames';
import {textBetween, writtenText} from './writtenText';

/** A message of a module: its text and its place in the source. */
export interface Message {
  readonly node: ts.ObjectLiteralExpression | ts.JsxElement;
  readonly id: string | undefined;
  /** The English text of the source. */
  readonly words: string;
}

function valueNode(node: ts.ObjectLiteralElementLike | ts.JsxAttributeLike): ts.Node | undefined {
  if (ts.isPropertyAssignment(node)) {
    return node.initializer;
  }
  const initializer = ts.isJsxAttribute(node) ? node.initializer : undefined;
  return initializer && ts.isJsxExpression(initializer) ? initializer.expression : initializer;
}

/**
 * The messages of a module.
 *
 * @throws when the id or the text of a message is not a literal, or when messages cannot be
 * recognised
 */
export function translationsIn(file: ts.SourceFile): Message[] {
  const {calls, tags} = translateNames(file);
  const messages: Message[] = [];

  const faultAt = (node: ts.Node): Error =>
    new Error(
      `${lineOf(node)}: the id and the text of this translation are not literals. Write both as plain strings: otherwise, neither readers’ scripts nor \`docusaurus write-translations\` can get its text.`,
    );
  const read = (
    node: Message['node'],
    parts: readonly (ts.ObjectLiteralElementLike | ts.JsxAttributeLike)[],
    words: string | undefined,
  ): void => {
    const idPart = parts.find(({name}) => name?.getText() === 'id');
    const id = idPart && writtenText(valueNode(idPart));
    if (words === undefined || (idPart && id === undefined)) {
      throw faultAt(node);
    }
    messages.push({node, id, words});
  };
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && calls.has(node.expression.getText())) {
      const [message = node] = node.arguments;
      if (!ts.isObjectLiteralExpression(message)) {
        throw faultAt(message);
      }
      const words = message.properties.find(({name}) => name?.getText() === 'message');
      read(message, message.properties, words && writtenText(valueNode(words)));
    } else if (ts.isJsxElement(node) && tags.has(node.openingElement.tagName.getText())) {
      read(node, node.openingElement.attributes.properties, textBetween(node.children));
    } else if (ts.isJsxSelfClosingElement(node) && tags.has(node.tagName.getText())) {
      throw faultAt(node);
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return messages;
}
