import {runProgram} from '../command/runProgram';

/** Formats code that a script has changed; says what to do when that fails. */
export function formatFiles(siteDir: string, files: readonly string[]): void {
  // Without arguments all files would be formatted.
  if (files.length === 0) {
    return;
  }
  if (!runProgram(siteDir, 'biome', ['format', '--write', ...files], {stdio: 'ignore'})) {
    console.error(`${files.join(' and ')} could not be formatted. Run npm run format.`);
  }
}
