import {join} from 'node:path';
import type {Fault} from '../Fault';
import {findConflicts} from '../page/findConflicts';
import {readText} from '../readText';
import {jsonFormat} from './jsonFormat';
import {moduleFormat} from './moduleFormat';
import {readSlips} from './readSlips';

const rule = 'data';

/**
 * What keeps a data file from being read: conflicts of a merge, or else slips of typing.
 *
 * @param siteDir the folder of docusaurus.config.ts
 * @param file path from there, with `/`
 */
export function slipsOf(siteDir: string, file: string): readonly Fault[] {
  const source = readText(join(siteDir, file));
  const conflicts = findConflicts(file, source);
  return conflicts.length > 0
    ? conflicts
    : readSlips(source, file.endsWith('.json') ? jsonFormat : moduleFormat).map((slip) => {
        return {file, rule, ...slip};
      });
}
