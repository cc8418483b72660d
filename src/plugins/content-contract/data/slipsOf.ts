import {existsSync} from 'node:fs';
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
  const path = join(siteDir, file);
  if (!existsSync(path)) {
    const remedy = `Bring it back as it was last committed: git restore ${file}.`;
    return [{file, rule, line: 1, column: 1, what: 'There is no such file.', remedy}];
  }
  const source = readText(path);
  const conflicts = findConflicts(file, source);
  return conflicts.length > 0
    ? conflicts
    : readSlips(source, file.endsWith('.json') ? jsonFormat : moduleFormat).map((slip) => {
        return {file, rule, ...slip};
      });
}
