import ts from 'typescript';
import {type Message, translationsIn} from './translationsIn';

/** Text of a language by the id of its message, as Docusaurus keeps it in `codeTranslations.json`. */
export type Translations = Readonly<Record<string, string>>;

interface Edit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

const onlyForTranslators = new Set(['id', 'description']);

/** What to change in the source so that a message has this text and nothing else. */
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
 * Writes the words of one language into a module, in the place of their ids, of the English words
 * and of the notes for translators: a reader then downloads the texts of the parts that are there,
 * once, and no list of all.
 *
 * @param source a module, JSX and types included
 * @param fileName names the module in what is thrown, and by its ending how to read it
 * @param translations texts by id; what is missing stays in the words of the source
 * @throws when a message does not write its id and its words out
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
