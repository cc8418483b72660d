import type {Fault} from '../faults/Fault';
import {dataFiles} from './dataFiles';
import {localeFaults} from './localeFaults';
import {slipsOf} from './slipsOf';
import {valueFaults} from './valueFaults';
import {wholeNumberFaults} from './wholeNumberFaults';

/**
 * What is wrong with the data that pages quote and the shell shows, before anything is made of it:
 * with a slip of typing there the site cannot even be read. Imports none of these files.
 *
 * @param siteDir the folder of docusaurus.config.ts
 */
export function dataFaults(siteDir: string): readonly Fault[] {
  const {modules, menus, shell, lists} = dataFiles(siteDir);
  const slips = modules.flatMap((file) => slipsOf(siteDir, file));
  // Types say nothing sensible of a file that breaks off.
  const misfits =
    slips.length > 0
      ? []
      : [...localeFaults(siteDir), ...valueFaults(siteDir, modules), ...wholeNumberFaults(siteDir)];
  const others = [...shell, ...menus, ...lists].flatMap((file) => slipsOf(siteDir, file));
  return [...slips, ...misfits, ...others];
}
