import ts from 'typescript';
import {textBetween, writtenText} from './writtenText';

/** The module whose `translate` and `<Translate>` give the words of a page. */
export const translateModule = '@docusaurus/Translate';

/** One message of a module: what it says, and where that stands in the source. */
export interface Message {
  readonly node: ts.ObjectLiteralExpression | ts.JsxElement;
  readonly id: string | undefined;
  /** The words of the source, in English. */
  readonly words: string;
}

/** What a module calls `translate` and `<Translate>`. */
function namesIn(file: ts.SourceFile): {readonly call?: string; readonly tag?: string} {
  const clause = file.statements
    .filter(ts.isImportDeclaration)
    .find(({moduleSpecifier}) => writtenText(moduleSpecifier) === translateModule)?.importClause;
  const named = clause?.namedBindings;
  const call =
    named && ts.isNamedImports(named)
      ? named.elements.find(({name, propertyName}) => (propertyName ?? name).text === 'translate')
      : undefined;
  return {...(call && {call: call.name.text}), ...(clause?.name && {tag: clause.name.text})};
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
 * @throws when one does not write its id and its words out, so that its text cannot be known
 */
export function translationsIn(file: ts.SourceFile): Message[] {
  const names = namesIn(file);
  const messages: Message[] = [];

  const faultAt = (node: ts.Node): Error => {
    const {line} = file.getLineAndCharacterOfPosition(node.getStart());
    return new Error(
      `${file.fileName}:${line + 1}: this translation does not write its id and its words out. Write both as plain strings: neither the scripts of readers nor \`docusaurus write-translations\` can have its text otherwise.`,
    );
  };
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
    if (ts.isCallExpression(node) && node.expression.getText() === names.call) {
      const [message = node] = node.arguments;
      if (!ts.isObjectLiteralExpression(message)) {
        throw faultAt(message);
      }
      const words = message.properties.find(({name}) => name?.getText() === 'message');
      read(message, message.properties, words && writtenText(valueNode(words)));
    } else if (ts.isJsxElement(node) && node.openingElement.tagName.getText() === names.tag) {
      read(node, node.openingElement.attributes.properties, textBetween(node.children));
    } else if (ts.isJsxSelfClosingElement(node) && node.tagName.getText() === names.tag) {
      throw faultAt(node);
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return messages;
}
