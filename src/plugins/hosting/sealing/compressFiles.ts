import {randomUUID} from 'node:crypto';
import {mkdirSync, readFileSync} from 'node:fs';
import {readdir, readFile, rename, rm, stat, utimes, writeFile} from 'node:fs/promises';
import {availableParallelism} from 'node:os';
import {join} from 'node:path';
import {promisify} from 'node:util';
import {brotliCompress, brotliDecompress, constants, gunzip, gzip} from 'node:zlib';
import {sha256} from '../../sha256';
import {fileKind, isCompressible} from '../answers/fileKind';

const brotli = promisify(brotliCompress);
const deflate = promisify(gzip);
const unpack = {'.br': promisify(brotliDecompress), '.gz': promisify(gunzip)} as const;

/** Below this size headers outweigh what compression saves. */
const minSizeBytes = 256;

/** A month: what another branch was built from may come back. */
const keptMs = 30 * 24 * 3600 * 1000;

const suffixes = ['.br', '.gz'] as const;
type Suffix = (typeof suffixes)[number];

/**
 * On text of this size the best quality takes seven times as long as the next and saves one percent:
 * that is minutes on a site of a thousand pages, each with a menu of all.
 */
const largeBytes = 128_000;

/** Scripts and data are few, and fetched by all: they are worth the time. */
const quality = (file: string, body: Buffer): number =>
  fileKind(file) === 'page' && body.length > largeBytes
    ? constants.BROTLI_MAX_QUALITY - 1
    : constants.BROTLI_MAX_QUALITY;

async function compressed(file: string, body: Buffer, suffix: Suffix): Promise<Buffer> {
  if (suffix === '.gz') {
    return deflate(body, {level: 9});
  }
  return brotli(body, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality(file, body),
      [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
    },
  });
}

/**
 * Compressing well is slow: what was compressed by an earlier build is taken from the cache. An
 * entry gets its name when it is whole, for builds may run side by side; after a power cut it may be
 * empty all the same, and so each is unpacked before it is taken.
 */
async function fromCache(
  kept: string | undefined,
  isWhole: (result: Buffer) => Promise<boolean>,
  compress: () => Promise<Buffer>,
): Promise<Buffer> {
  if (!kept) {
    return compress();
  }
  try {
    const result = await readFile(kept);
    if (!(await isWhole(result))) {
      throw new Error(`${kept} holds something else.`);
    }
    // Its time says when it was asked for last: other builds throw away what is old.
    const now = new Date();
    await utimes(kept, now, now).catch(() => undefined);
    return result;
  } catch {
    const result = await compress();
    const unnamed = `${kept}.${randomUUID()}`;
    await writeFile(unnamed, result);
    await rename(unnamed, kept);
    return result;
  }
}

/** Throws away what no build has asked for since long. */
async function prune(cache: string): Promise<void> {
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

/** Files with the same bytes, by their digest: a page stands twice, beside its folder and in it. */
function alike(directory: string, files: readonly string[]): Map<string, string[]> {
  const groups = new Map<string, string[]>();
  for (const file of files) {
    const body = readFileSync(join(directory, file));
    if (body.length >= minSizeBytes) {
      const digest = sha256(body);
      groups.set(digest, [...(groups.get(digest) ?? []), file]);
    }
  }
  return groups;
}

/**
 * Stores `.br` and `.gz` beside every file that shrinks.
 *
 * @param directory the build
 * @param files paths below it
 * @param cache folder for what was compressed before; nothing is kept without it
 */
export async function compressFiles(
  directory: string,
  files: readonly string[],
  cache?: string,
): Promise<void> {
  if (cache) {
    mkdirSync(cache, {recursive: true});
  }
  const groups = alike(directory, files.filter(isCompressible));
  const queue = groups.entries();
  async function work(): Promise<void> {
    for (const [digest, [first = '', ...others]] of queue) {
      const body = await readFile(join(directory, first));
      for (const suffix of suffixes) {
        const result = await fromCache(
          cache && join(cache, digest + suffix),
          async (kept) => (await unpack[suffix](kept)).equals(body),
          () => compressed(first, body, suffix),
        );
        if (result.length < body.length) {
          for (const file of [first, ...others]) {
            await writeFile(join(directory, file + suffix), result);
          }
        }
      }
    }
  }
  await Promise.all(Array.from({length: availableParallelism()}, work));
  if (cache) {
    await prune(cache);
  }
}
