import {dataFiles} from '../../src/plugins/content-contract/data/dataFiles';
import {syntaxProblemsOf} from '../../src/plugins/content-contract/data/syntaxProblemsOf';
import type {Fault} from '../../src/plugins/content-contract/faults/Fault';

/**
 * Faults that keep data from being read at all: syntax errors and merge conflicts. Those of menus
 * are reported with the menus.
 *
 * @param siteDir the folder of docusaurus.config.ts
 */
export function unreadableData(siteDir: string): readonly Fault[] {
  const {modules, shell, lists} = dataFiles(siteDir);
  return [...modules, ...shell, ...lists].flatMap((file) => syntaxProblemsOf(siteDir, file));
}
