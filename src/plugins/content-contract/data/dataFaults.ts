import type {Fault} from '../faults/Fault';
import {dataFiles} from './dataFiles';
import {localeFaults} from './localeFaults';
import {syntaxProblemsOf} from './syntaxProblemsOf';
import {valueFaults} from './valueFaults';
import {wholeNumberFaults} from './wholeNumberFaults';

/**
 * Faults of the data that pages quote and the shell shows. Runs first and imports none of these
 * files: with a syntax error in one of them the site could not even be loaded.
 *
 * @param siteDir the folder of docusaurus.config.ts
 */
export function dataFaults(siteDir: string): readonly Fault[] {
  const {modules, menus, shell, lists} = dataFiles(siteDir);
  const problems = modules.flatMap((file) => syntaxProblemsOf(siteDir, file));
  // Types are meaningless in a file that ends in mid-syntax.
  const misfits =
    problems.length > 0
      ? []
      : [...localeFaults(siteDir), ...valueFaults(siteDir, modules), ...wholeNumberFaults(siteDir)];
  const others = [...shell, ...menus, ...lists].flatMap((file) => syntaxProblemsOf(siteDir, file));
  return [...problems, ...misfits, ...others];
}
