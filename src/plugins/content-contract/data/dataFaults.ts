import type {Fault} from '../faults/Fault';
import {dataFiles} from './dataFiles';
import {localeFaults} from './localeFaults';
import {slipsOf} from './slipsOf';
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
  const slips = modules.flatMap((file) => slipsOf(siteDir, file));
  // Types are meaningless in a file that ends in mid-syntax.
  const misfits =
    slips.length > 0
      ? []
      : [...localeFaults(siteDir), ...valueFaults(siteDir, modules), ...wholeNumberFaults(siteDir)];
  const others = [...shell, ...menus, ...lists].flatMap((file) => slipsOf(siteDir, file));
  return [...slips, ...misfits, ...others];
}
