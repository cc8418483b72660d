import {mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {afterEach, beforeEach, expect, it, vi} from 'vitest';
import {withLock} from './withLock';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'with-lock-'));
});
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(folder, {recursive: true});
});

it('runs the task and hands back what it gives', async () => {
  await expect(withLock(join(folder, 'lock'), async () => 'done')).resolves.toBe('done');
});

it('says what to install where there is no flock', async () => {
  vi.stubEnv('PATH', folder);
  await expect(withLock(join(folder, 'lock'), async () => 'done')).rejects.toThrow(
    'The lock needs flock, of the package util-linux',
  );
});
