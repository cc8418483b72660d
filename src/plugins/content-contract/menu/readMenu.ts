import ts from 'typescript';
import {nameOf} from '../data/objectFields';
import {plainValue} from '../vocabulary/plainValue';
import {isPlain} from './isPlain';
import type {Menu, MenuProblem, MenuText} from './Menu';
import {MenuReader} from './MenuReader';
import {textsOf} from './textsOf';

const noExport: MenuProblem = {
  line: 1,
  column: 1,
  what: 'The file defines no menu: it exports nothing.',
  remedy: 'End it with export default sidebars;.',
};

/** The value Docusaurus reads: the default export, or the JSON root. */
function rootOf(file: ts.SourceFile): ts.Expression | undefined {
  const exported = file.statements.find(ts.isExportAssignment)?.expression;
  if (exported) {
    return ts.isIdentifier(exported) ? plainValue(file, exported.text) : exported;
  }
  return file.statements.find(ts.isExpressionStatement)?.expression;
}

/** Reports texts with the same translation key: Docusaurus refuses to build such a menu. */
function repeatedKeys(texts: readonly MenuText[]): readonly MenuProblem[] {
  const first = new Map<string, number>();
  return texts.flatMap(({key, words, line}) => {
    const other = first.get(key);
    first.set(key, other ?? line);
    return other === undefined
      ? []
      : [
          {
            line,
            column: 1,
            what: `“${words}” has the key ${key.replace(/^.*\./, '')}, like the text on line ${other}.`,
            remedy: 'Give each its own key: translations are found by their keys.',
          },
        ];
  });
}

/**
 * The menus of a file, which must parse.
 *
 * @param file path shown in faults, `sidebars.ts` or a JSON file
 */
export function readMenu(file: string, version: string, source: string): Menu {
  const isJson = file.endsWith('.json');
  const module = isJson
    ? ts.parseJsonText(file, source)
    : ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true);
  const root = rootOf(module);
  const quote = isJson ? '"' : "'";
  const reader = new MenuReader(module, quote);
  const isObject = root !== undefined && ts.isObjectLiteralExpression(root);
  if (isObject) {
    reader.readFields(root);
  }
  if (root && (isPlain(root) || ts.isArrayLiteralExpression(root))) {
    reader.refuse(root);
  }
  const {entries, sections} = reader;
  const made =
    isJson || module.statements.some(ts.isExportAssignment) ? reader.problems : [noExport];
  const isWhole = isObject && reader.isWhole;
  const {texts, areAll} = isObject ? textsOf(module, root) : {texts: [], areAll: false};
  const problems = [...made, ...repeatedKeys(texts)];
  const names = isObject ? root.properties.flatMap((field) => nameOf(field) ?? []) : [];
  // A text with another one's key is looked up under no key of its own.
  const said = {texts, hasAllTexts: areAll && problems.length === made.length};
  return {file, version, quote, names, entries, sections, problems, isWhole, ...said};
}
