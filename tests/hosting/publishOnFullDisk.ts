/**
 * Publishes on a small private disk that fills up: `publishOnFullDisk.ts <folder> <build> <build>`.
 * Run it in a mount namespace.
 */
import {execFileSync} from 'node:child_process';
import {mkdirSync, readdirSync, readFileSync, rmSync, statfsSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {publish} from '../../scripts/publishing/publish';
import {manifestFaults} from '../../scripts/publishing/releases/manifest';
import {currentRelease, openStore, releaseFolder} from '../../scripts/publishing/releases/store';
import {rollback} from '../../scripts/publishing/rollback';

const [disk = '', first = '', second = ''] = process.argv.slice(2);
const options = {keep: 3, listen: '127.0.0.1:8080', hasBrotli: true};

/** Uses up all bytes and inodes; returns the errors of the disk. */
function fillUp(disk: string): string {
  try {
    writeFileSync(join(disk, 'bytes'), Buffer.alloc(4_000_000));
  } catch {
    // It is full.
  }
  for (let count = 0; ; count += 1) {
    try {
      writeFileSync(join(disk, `name-${count}`), '');
    } catch (error) {
      return (error as Error).message;
    }
  }
}

async function main(): Promise<void> {
  mkdirSync(disk, {recursive: true});
  execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=2m,nr_inodes=2000', 'tmpfs', disk]);
  const store = openStore(join(disk, 'store'));
  const before = await publish(store, first, options);
  const filler = join(disk, 'filler');
  // For each amount of free space the disk fills up at another step.
  for (const freeKb of [0, 4, 16, 40, 80, 120, 160, 200]) {
    rmSync(filler, {force: true});
    const {bavail, bsize} = statfsSync(disk);
    writeFileSync(filler, Buffer.alloc(Math.max(0, bavail * bsize - freeKb * 1024)));
    const result = await publish(store, second, options).then(
      () => 'published',
      (error: Error) => error.message,
    );
    const live = currentRelease(store) ?? '';
    const faults = manifestFaults(releaseFolder(store, live));
    readFileSync(join(store.current, 'index.html'));
    if (faults.length > 0 || (result !== 'published' && live !== before)) {
      throw new Error(`With ${freeKb} kB free: ${live} is live; ${faults.join(' ')} ${result}`);
    }
    if (result === 'published') {
      break;
    }
    if (
      !/^The disk of .* is full \(ENOSPC.*\); the live site is unchanged\. Free some space/.test(
        result,
      )
    ) {
      throw new Error(`With ${freeKb} kB free the publish failed for another reason: ${result}`);
    }
  }
  console.log('No space was left, the live site is whole.');
  rmSync(filler, {force: true});
  await publish(store, second, options);
  if (readFileSync(join(store.current, 'index.html'), 'utf8').includes('release a')) {
    throw new Error('The new release is not live.');
  }
  console.log('With space, the new release is live.');

  const full = fillUp(disk);
  const warnings: string[] = [];
  const back = await rollback(store, {
    ...options,
    onWarning: (sentence) => warnings.push(sentence),
  });
  const lost = manifestFaults(releaseFolder(store, back));
  if (currentRelease(store) !== before || lost.length > 0) {
    throw new Error(`${currentRelease(store)} is live after the rollback. ${lost.join(' ')}`);
  }
  console.log(`The disk was full (${full}), the old release is live again. ${warnings.join('\n')}`);

  for (const name of readdirSync(disk).filter((entry) => entry !== 'store')) {
    rmSync(join(disk, name));
  }
  // Nothing responds there, and by then there is no space to report it.
  const refused = await publish(store, second, {
    ...options,
    check: 'http://127.0.0.1:1',
    onStep: (step) => step === 'check' && fillUp(disk),
  }).catch((error: Error) => error.message);
  if (currentRelease(store) !== before || !refused.includes(`${before} is live again`)) {
    throw new Error(`${currentRelease(store)} is live after a check that failed. ${refused}`);
  }
  console.log('The disk was full, what did not answer was taken back.');
}

main().catch((error: Error) => {
  console.error(error.message);
  process.exit(1);
});
