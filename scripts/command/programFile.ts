import {existsSync, readFileSync} from 'node:fs';
import {join} from 'node:path';

/** The package of each program. */
const packages = {
  biome: '@biomejs/biome',
  docusaurus: '@docusaurus/core',
  playwright: '@playwright/test',
  tsc: 'typescript',
  vitest: 'vitest',
} as const;

export type Program = keyof typeof packages;

/**
 * The JavaScript file of a program, to be run by Node: the links in node_modules/.bin cannot be
 * spawned on every system.
 *
 * @throws when its package is not installed, with what to do
 */
export function programFile(siteDir: string, program: Program): string {
  const folder = join(siteDir, 'node_modules', packages[program]);
  const manifest = join(folder, 'package.json');
  if (!existsSync(manifest)) {
    throw new Error(`${packages[program]} is not installed in ${siteDir}. Run npm ci there.`);
  }
  const {bin} = JSON.parse(readFileSync(manifest, 'utf8')) as {bin: Record<string, string>};
  return join(folder, bin[program] ?? '');
}
