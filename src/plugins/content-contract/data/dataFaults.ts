import {join} from 'node:path';
import type {Fault} from '../Fault';
import {findConflicts} from '../page/findConflicts';
import {readText} from '../readText';
import {dataFiles} from './dataFiles';
import {jsonFormat} from './jsonFormat';
import {languageFaults} from './languageFaults';
import {moduleFormat} from './moduleFormat';
import {readSlips} from './readSlips';
import {valueFaults} from './valueFaults';

const rule = 'data';

function slipsOf(siteDir: string, file: string): readonly Fault[] {
  const source = readText(join(siteDir, file));
  const conflicts = findConflicts(file, source);
  return conflicts.length > 0
    ? conflicts
    : readSlips(source, file.endsWith('.json') ? jsonFormat : moduleFormat).map((slip) => {
        return {file, rule, ...slip};
      });
}

/**
 * What is wrong with the data that pages quote and the shell shows, before anything is made of it:
 * with a slip of typing there the site cannot even be read. Imports none of these files.
 *
 * @param siteDir the folder of docusaurus.config.ts
 */
export function dataFaults(siteDir: string): readonly Fault[] {
  const {modules, menu, lists} = dataFiles(siteDir);
  const slips = modules.flatMap((file) => slipsOf(siteDir, file));
  // Types say nothing sensible of a file that breaks off.
  const misfits =
    slips.length > 0
      ? []
      : [
          ...languageFaults(siteDir, rule),
          ...valueFaults(
            siteDir,
            modules.map((file) => join(siteDir, file)),
            rule,
          ),
        ];
  return [...slips, ...misfits, ...[...menu, ...lists].flatMap((file) => slipsOf(siteDir, file))];
}
