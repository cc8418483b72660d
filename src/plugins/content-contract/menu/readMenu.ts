import ts from 'typescript';
import {plainValue} from '../vocabulary/plainValue';
import {isPlain} from './isPlain';
import type {Menu, MenuSlip} from './Menu';
import {MenuReader} from './MenuReader';
import {textsOf} from './textsOf';

const noExport: MenuSlip = {
  line: 1,
  column: 1,
  what: 'The file gives no menu: nothing in it is exported.',
  remedy: 'End it with export default sidebars;.',
};

/** What Docusaurus reads: the default export, or all that JSON holds. */
function rootOf(file: ts.SourceFile): ts.Expression | undefined {
  const exported = file.statements.find(ts.isExportAssignment)?.expression;
  if (exported) {
    return ts.isIdentifier(exported) ? plainValue(file, exported.text) : exported;
  }
  return file.statements.find(ts.isExpressionStatement)?.expression;
}

/**
 * The menus of a file, which can be read.
 *
 * @param file path shown in faults, `sidebars.ts` or a file of JSON
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
  const slips = isJson || module.statements.some(ts.isExportAssignment) ? reader.slips : [noExport];
  const isWhole = isObject && reader.isWhole;
  const {texts, areAll} = isObject ? textsOf(module, root) : {texts: [], areAll: false};
  const said = {texts, hasAllTexts: areAll};
  return {file, version, quote, entries, sections, slips, isWhole, ...said};
}
