import {existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {afterEach, beforeEach, expect, it} from 'vitest';
import {buildCheckout} from './buildCheckout';

let checkout: string;
const willing = new AbortController().signal;
const hasRun = () => existsSync(join(checkout, 'ran'));

/** A checkout whose build writes a file and exits with a code. */
function writeBuild(code: number): void {
  writeFileSync(
    join(checkout, 'scripts/build.ts'),
    `import {writeFileSync} from 'node:fs';\nwriteFileSync('ran', '');\nprocess.exit(${code});`,
  );
}

beforeEach(() => {
  checkout = mkdtempSync(join(tmpdir(), 'build-checkout-'));
  mkdirSync(join(checkout, 'scripts'));
  symlinkSync(join(import.meta.dirname, '../../node_modules'), join(checkout, 'node_modules'));
});

afterEach(() => rmSync(checkout, {recursive: true, force: true}));

it('builds with the checkout’s scripts, in its folder', async () => {
  writeBuild(0);
  await buildCheckout(checkout, willing);
  expect(hasRun()).toBe(true);
});

it('says that the build failed', async () => {
  writeBuild(1);
  await expect(buildCheckout(checkout, willing)).rejects.toThrow(`${checkout} could not be built`);
});

it('starts no build once it is stopped', async () => {
  writeBuild(0);
  const reason = new Error('Stopped by SIGTERM.');
  await expect(buildCheckout(checkout, AbortSignal.abort(reason))).rejects.toBe(reason);
  expect(hasRun()).toBe(false);
});
