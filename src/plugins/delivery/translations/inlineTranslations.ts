import ts from 'typescript';
import {type Message, translationsIn} from './translationsIn';

/** Translations by message id, as in Docusaurus's `codeTranslations.json`. */
export type Translations = Readonly<Record<string, string>>;

interface Edit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

const onlyForTranslators = new Set(['id', 'description']);

/** The source edits that replace a message by this text. */
function editsOf({node}: Message, text: string): Edit[] {
  if (ts.isObjectLiteralExpression(node)) {
    return [{start: node.getStart(), end: node.end, text: `{message: ${text}}`}];
  }
  const {openingElement, closingElement} = node;
  return [
    ...openingElement.attributes.properties
      .filter(({name}) => onlyForTranslators.has(name?.getText() ?? ''))
      .map((attribute) => ({start: attribute.getStart(), end: attribute.end, text: ''})),
    {start: openingElement.end, end: closingElement.getStart(), text: `{${text}}`},
  ];
}

/**
 * Replaces the messages of a module by the text of one language, removing ids, English text and
 * notes for translators. Readers then download only the texts in use, once.
 *
 * @param source a module, JSX and types included
 * @param fileName names the module in errors; its extension says how to parse it
 * @param translations texts by id; a missing one stays in English
 * @throws when the id or the text of a message is not a literal
 */
export function inlineTranslations(
  source: string,
  fileName: string,
  translations: Translations,
): string {
  const kind = fileName.endsWith('.ts') ? ts.ScriptKind.TS : ts.ScriptKind.TSX;
  const file = ts.createSourceFile(fileName, source, ts.ScriptTarget.Latest, true, kind);
  return translationsIn(file)
    .flatMap((message) => {
      const text = translations[message.id ?? message.words] ?? message.words;
      return editsOf(message, JSON.stringify(text));
    })
    .sort((one, other) => other.start - one.start)
    .reduce((text, edit) => text.slice(0, edit.start) + edit.text + text.slice(edit.end), source);
}
