import {randomUUID} from 'node:crypto';
import {readdir, readFile, rename, rm, stat, utimes, writeFile} from 'node:fs/promises';
import {join} from 'node:path';
import {promisify} from 'node:util';
import {brotliDecompress, gunzip} from 'node:zlib';
import type {Compression} from './compressionsOf';

const unpack = {'.br': promisify(brotliDecompress), '.gz': promisify(gunzip)} as const;

/** A month, since the sources of another branch may be built again. */
const keptMs = 30 * 24 * 3600 * 1000;

/**
 * Compresses a body or takes the result of an earlier build from the cache, because compressing
 * well is slow. Entries are renamed into place when complete, since builds may run in parallel.
 * After a power cut one may still be empty, so each is decompressed before use.
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
    // The modification time records the last use: builds delete old entries.
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

/** Deletes entries that no build has used for a long time. */
export async function pruneCache(cache: string): Promise<void> {
  const before = Date.now() - keptMs;
  for (const name of await readdir(cache)) {
    const file = join(cache, name);
    // Another build may delete it at the same time.
    const age = await stat(file).catch(() => undefined);
    if (age && age.mtimeMs < before) {
      await rm(file, {force: true});
    }
  }
}
