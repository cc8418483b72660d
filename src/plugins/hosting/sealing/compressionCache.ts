import {randomUUID} from 'node:crypto';
import {readdir, readFile, rename, rm, stat, utimes, writeFile} from 'node:fs/promises';
import {join} from 'node:path';
import {promisify} from 'node:util';
import {brotliDecompress, gunzip} from 'node:zlib';
import type {Compression} from './compressionsOf';

const unpack = {'.br': promisify(brotliDecompress), '.gz': promisify(gunzip)} as const;

/** A month: what another branch was built from may come back. */
const keptMs = 30 * 24 * 3600 * 1000;

/**
 * Compressing well is slow: what was compressed by an earlier build is taken from the cache. An
 * entry gets its name when it is whole, for builds may run side by side; after a power cut it may be
 * empty all the same, and so each is unpacked before it is taken.
 *
 * @param cache folder of the cache
 * @param digest of the body
 * @returns the compressed body
 */
export async function compressOnce(
  cache: string,
  digest: string,
  body: Buffer,
  {suffix, name, compress}: Compression,
): Promise<Buffer> {
  const kept = join(cache, `${digest}.${name}`);
  try {
    const result = await readFile(kept);
    if (!(await unpack[suffix](result)).equals(body)) {
      throw new Error(`${kept} holds something else.`);
    }
    // Its time says when it was asked for last: other builds throw away what is old.
    const now = new Date();
    await utimes(kept, now, now).catch(() => undefined);
    return result;
  } catch {
    const result = await compress(body);
    const unnamed = `${kept}.${randomUUID()}`;
    await writeFile(unnamed, result);
    await rename(unnamed, kept);
    return result;
  }
}

/** Throws away what no build has asked for since long. */
export async function pruneCache(cache: string): Promise<void> {
  const before = Date.now() - keptMs;
  for (const name of await readdir(cache)) {
    const file = join(cache, name);
    // Another build may throw it away at the same time.
    const age = await stat(file).catch(() => undefined);
    if (age && age.mtimeMs < before) {
      await rm(file, {force: true});
    }
  }
}
