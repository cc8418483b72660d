import {existsSync, readFileSync} from 'node:fs';
import {join} from 'node:path';

/** The package that brings each program. */
const packages = {
  biome: '@biomejs/biome',
  docusaurus: '@docusaurus/core',
  playwright: '@playwright/test',
  tsc: 'typescript',
  vitest: 'vitest',
} as const;

export type Program = keyof typeof packages;

/**
 * The file of a program that Node runs: what stands in node_modules/.bin can be started on some
 * systems only.
 *
 * @throws when its package is not installed: with what to do
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
