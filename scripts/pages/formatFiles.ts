import {spawnSync} from 'node:child_process';
import {join} from 'node:path';

/** Sets the layout of code that a script has changed. */
export function formatFiles(siteDir: string, files: readonly string[]): void {
  spawnSync(join(siteDir, 'node_modules', '.bin', 'biome'), ['format', '--write', ...files], {
    cwd: siteDir,
    stdio: 'ignore',
  });
}
