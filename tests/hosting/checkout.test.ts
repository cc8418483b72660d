import {spawnSync} from 'node:child_process';
import {cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {dirname, join, resolve} from 'node:path';
import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {withCheckout} from '../../scripts/building/withCheckout';

const siteDir = resolve(import.meta.dirname, '../..');

describe('a checkout', () => {
  let checkout: string;
  beforeEach(() => {
    checkout = mkdtempSync(join(tmpdir(), 'checkout-'));
  });
  afterEach(() => {
    vi.unstubAllEnvs();
    rmSync(checkout, {recursive: true, force: true});
  });

  it.each([
    ['build', []],
    ['publish', ['--to', 'store']],
  ])('is built by one command at a time: %s gives way to the first', async (name, words) => {
    for (const folder of ['scripts', 'src']) {
      cpSync(join(siteDir, folder), join(checkout, folder), {recursive: true});
    }
    cpSync(join(siteDir, 'package.json'), join(checkout, 'package.json'));
    symlinkSync(join(siteDir, 'node_modules'), join(checkout, 'node_modules'));
    const underWay = join(checkout, 'build-next/index.html');
    cpSync(join(siteDir, 'package.json'), underWay);
    const script = join(checkout, 'scripts', `${name}.ts`);
    const {status, stderr} = await withCheckout(checkout, async () =>
      spawnSync(process.execPath, ['--import', 'tsx', script, ...words], {
        cwd: checkout,
        encoding: 'utf8',
      }),
    );
    expect(stderr).toBe(
      `Another build or publish is under way in ${checkout}. Wait for it to finish.\n`,
    );
    expect(status).toBe(1);
    expect(readFileSync(underWay, 'utf8')).toContain('"scripts"');
  });

  it('is built without flock too', async () => {
    vi.stubEnv('PATH', dirname(checkout));
    await expect(withCheckout(checkout, async () => 'built')).resolves.toBe('built');
  });

  it('rethrows what the task throws, and runs it once', async () => {
    let runs = 0;
    const task = async () => {
      runs += 1;
      throw new Error('The build failed.');
    };
    await expect(withCheckout(checkout, task)).rejects.toThrow('The build failed.');
    expect(runs).toBe(1);
  });
});
