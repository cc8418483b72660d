import {existsSync} from 'node:fs';
import {join} from 'node:path';
import type {Fault} from '../faults/Fault';
import {findConflicts} from '../page/findConflicts';
import {readText} from '../reading/readText';
import {findSyntaxProblems} from './findSyntaxProblems';
import {jsonFormat} from './jsonFormat';
import {moduleFormat} from './moduleFormat';

const rule = 'data';

/** JSON that is not an object: Docusaurus and our code look texts up by key. */
function misfitsIn(source: string): readonly Omit<Fault, 'file' | 'rule'>[] {
  const held: unknown = JSON.parse(source);
  return typeof held === 'object' && held !== null && !Array.isArray(held)
    ? []
    : [
        {
          line: 1,
          column: 1,
          what: 'The file does not contain names with their texts.',
          remedy: 'Put them between { and }, each as "name": and its text or object.',
        },
      ];
}

/**
 * What keeps a data file from being parsed: merge conflicts, or else syntax errors.
 *
 * @param siteDir the folder of docusaurus.config.ts
 * @param file path from there, with `/`
 */
export function syntaxProblemsOf(siteDir: string, file: string): readonly Fault[] {
  const path = join(siteDir, file);
  if (!existsSync(path)) {
    const remedy = `Restore the last committed version: git restore ${file}.`;
    return [{file, rule, line: 1, column: 1, what: 'This file is missing.', remedy}];
  }
  const source = readText(path);
  const conflicts = findConflicts(file, source);
  if (conflicts.length > 0) {
    return conflicts;
  }
  const problems = findSyntaxProblems(source, file.endsWith('.json') ? jsonFormat : moduleFormat);
  const misfits = problems.length === 0 && file.startsWith('i18n/') ? misfitsIn(source) : [];
  return [...problems, ...misfits].map((problem) => ({file, rule, ...problem}));
}
