import ts from 'typescript';
import {findSyntaxProblems} from '../../src/plugins/content-contract/data/findSyntaxProblems';
import {jsonFormat} from '../../src/plugins/content-contract/data/jsonFormat';
import {textOf} from '../../src/plugins/content-contract/data/objectFields';
import {placeAt} from '../../src/plugins/content-contract/faults/Place';
import type {JudgedQuery} from '../../src/search/evaluate';

const shape = '{"locale": "en" or "fr", "q": "words of a reader", "page": "/faq/"}';

function isQuery(entry: ts.Expression): boolean {
  if (!ts.isObjectLiteralExpression(entry)) {
    return false;
  }
  const [locale = '', q, page] = ['locale', 'q', 'page'].map((name) => textOf(entry, name));
  return ['en', 'fr'].includes(locale) && Boolean(q?.trim()) && page?.startsWith('/') === true;
}

/** Where a list of queries is malformed, and what to write there. */
function misfitsIn(file: string, source: string): string[] {
  const module = ts.parseJsonText(file, source);
  const list = module.statements[0]?.expression;
  if (!list || !ts.isArrayLiteralExpression(list) || list.elements.length === 0) {
    return [`${file}:1:1  This file has no queries.  Write a list of them: [${shape}]`];
  }
  return list.elements.flatMap((entry) => {
    if (isQuery(entry)) {
      return [];
    }
    const {line, column} = placeAt(source, entry.getStart(module));
    return [`${file}:${line}:${column}  This is not a query.  Write ${shape}`];
  });
}

/**
 * The questions that the search must answer.
 *
 * @param file name for error messages
 * @throws with the position of each mistake when it is malformed
 */
export function readQueries(file: string, source: string): readonly JudgedQuery[] {
  const slips = findSyntaxProblems(source, jsonFormat).map(
    ({line, column, what, remedy}) => `${file}:${line}:${column}  ${what}  ${remedy}`,
  );
  const faults = slips.length > 0 ? slips : misfitsIn(file, source);
  if (faults.length > 0) {
    throw new Error(faults.join('\n'));
  }
  return JSON.parse(source);
}
