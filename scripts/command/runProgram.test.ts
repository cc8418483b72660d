import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {afterAll, expect, it} from 'vitest';
import {runProgram} from './runProgram';

const siteDir = mkdtempSync(join(tmpdir(), 'run-program-'));
afterAll(() => rmSync(siteDir, {recursive: true}));

it('runs a package’s file through Node, although it is not executable', () => {
  const folder = join(siteDir, 'node_modules/@biomejs/biome');
  mkdirSync(folder, {recursive: true});
  writeFileSync(join(folder, 'package.json'), '{"bin": {"biome": "bin/biome"}}');
  mkdirSync(join(folder, 'bin'));
  const program =
    "require('node:fs').writeFileSync('ran', ''); process.exit(process.argv.length - 2)";
  writeFileSync(join(folder, 'bin/biome'), program, {mode: 0o644});
  expect(runProgram(siteDir, 'biome', [])).toBe(true);
  rmSync(join(siteDir, 'ran'));
  expect(runProgram(siteDir, 'biome', ['format'])).toBe(false);
});

it('says what to do when the packages are not installed', () => {
  expect(() => runProgram(siteDir, 'docusaurus', ['build'])).toThrow(
    '@docusaurus/core is not installed in',
  );
});

it('says why a program did not finish', () => {
  expect(() => runProgram(siteDir, 'biome', [], {timeout: 1})).toThrow(
    /biome could not .*ETIMEDOUT/,
  );
});
