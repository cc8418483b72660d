import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {afterAll, expect, it} from 'vitest';
import {runBeside} from './runBeside';

const siteDir = mkdtempSync(join(tmpdir(), 'run-beside-'));
afterAll(() => rmSync(siteDir, {recursive: true}));

it('kills the program when this process is interrupted', async () => {
  const folder = join(siteDir, 'node_modules/@biomejs/biome');
  mkdirSync(folder, {recursive: true});
  writeFileSync(join(folder, 'package.json'), '{"bin": {"biome": "biome"}}');
  writeFileSync(join(folder, 'biome'), 'setInterval(() => undefined, 1000)');
  const run = runBeside(siteDir, 'biome', [], {stdio: 'ignore'});
  process.emit('SIGTERM', 'SIGTERM');
  await expect(run).rejects.toThrow('Stopped by SIGTERM.');
});
