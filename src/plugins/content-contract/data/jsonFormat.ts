import ts from 'typescript';
import type {DataFormat, ParseError} from './ParseError';
import {strayCharacter} from './strayCharacter';

/** TypeScript's error code for “Invalid character”. */
const invalidCharacter = 1127;

const quote = '"';

function isQuoted(node: ts.Node, file: ts.JsonSourceFile): boolean {
  return ts.isStringLiteral(node) && node.getText(file).startsWith(quote);
}

function unquoted(node: ts.Node, file: ts.JsonSourceFile): readonly ParseError[] {
  const text = node.getText(file).replace(/^'(.*)'$/, '$1');
  return [
    {
      offset: node.getStart(file),
      words: {
        what: `${text} is not between double quotes.`,
        remedy: `Write "${text}".`,
      },
    },
  ];
}

/** What TypeScript's parser accepts but JSON does not. */
function lapsesIn(node: ts.Node, file: ts.JsonSourceFile): readonly ParseError[] {
  const found: ParseError[] = [];
  const list = ts.isObjectLiteralExpression(node)
    ? node.properties
    : ts.isArrayLiteralExpression(node)
      ? node.elements
      : undefined;
  if (list?.hasTrailingComma) {
    found.push({
      offset: list.end - 1,
      words: {
        what: 'The last entry is followed by a comma.',
        remedy: 'Remove the comma, or add the entry that should follow.',
      },
    });
  }
  const isBare = ts.isIdentifier(node) || ts.isStringLiteral(node);
  if (isBare && !isQuoted(node, file)) {
    found.push(...unquoted(node, file));
  }
  ts.forEachChild(node, (child) => {
    found.push(...lapsesIn(child, file));
  });
  return found;
}

const remark = {
  what: 'There is a comment here.',
  remedy: 'Remove it: this kind of file cannot contain comments.',
};

/** Fallback when the parse tree does not show the place: the error of JSON.parse. */
function otherParseErrors(source: string): readonly ParseError[] {
  try {
    JSON.parse(source);
    return [];
  } catch (error) {
    const [, position = '0'] = /at position (\d+)/.exec(String(error)) ?? [];
    const offset = Number(position);
    return [/^\/[/*]/.test(source.slice(offset)) ? {offset, words: remark} : {offset}];
  }
}

/** JSON files: the texts of the page shell and lists, such as i18n/fr/code.json. */
export const jsonFormat: DataFormat = {
  quote,
  insideTexts: 'the quotation marks in it as “ ” or « »',
  parseErrorsIn(source) {
    const file = ts.parseJsonText('data.json', source);
    // `parseDiagnostics` is internal to TypeScript: present at run time, absent from its types.
    const {parseDiagnostics = []} = file as {parseDiagnostics?: readonly ts.Diagnostic[]};
    if (parseDiagnostics.length > 0) {
      return parseDiagnostics.map(({code, start: offset = 0}) =>
        code === invalidCharacter ? strayCharacter(source, offset, quote) : {offset},
      );
    }
    const [root] = file.statements;
    const lapses = root ? lapsesIn(root.expression, file) : [];
    return lapses.length > 0
      ? [...lapses].sort((one, other) => one.offset - other.offset)
      : otherParseErrors(source);
  },
};
