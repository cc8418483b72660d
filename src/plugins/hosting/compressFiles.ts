import {createHash, randomUUID} from 'node:crypto';
import {mkdirSync} from 'node:fs';
import {readFile, rename, writeFile} from 'node:fs/promises';
import {availableParallelism} from 'node:os';
import {join} from 'node:path';
import {promisify} from 'node:util';
import {brotliCompress, constants, gzip} from 'node:zlib';
import {isCompressible} from './fileKind';

const brotli = promisify(brotliCompress);
const deflate = promisify(gzip);

/** Below this size headers outweigh what compression saves. */
const minSizeBytes = 256;

async function compressed(body: Buffer, suffix: '.br' | '.gz'): Promise<Buffer> {
  if (suffix === '.gz') {
    return deflate(body, {level: 9});
  }
  return brotli(body, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
    },
  });
}

/**
 * Compressing well is slow: what was compressed by an earlier build is taken from the cache. An
 * entry gets its name when it is whole, for builds may run side by side.
 */
async function fromCache(
  body: Buffer,
  suffix: '.br' | '.gz',
  kept: string | undefined,
): Promise<Buffer> {
  if (!kept) {
    return compressed(body, suffix);
  }
  try {
    return await readFile(kept);
  } catch {
    const result = await compressed(body, suffix);
    const unnamed = `${kept}.${randomUUID()}`;
    await writeFile(unnamed, result);
    await rename(unnamed, kept);
    return result;
  }
}

/**
 * Stores `.br` and `.gz` beside every file that shrinks.
 *
 * @param directory the build
 * @param files paths below it
 * @param cache folder for what was compressed before; nothing is kept without it
 * @returns the files written
 */
export async function compressFiles(
  directory: string,
  files: readonly string[],
  cache?: string,
): Promise<string[]> {
  if (cache) {
    mkdirSync(cache, {recursive: true});
  }
  const written: string[] = [];
  // Every page stands twice in a build, beside its folder and in it.
  const known = new Map<string, Promise<Buffer>>();
  const once = (body: Buffer, suffix: '.br' | '.gz'): Promise<Buffer> => {
    const name = createHash('sha256').update(body).digest('hex') + suffix;
    const result = known.get(name) ?? fromCache(body, suffix, cache && join(cache, name));
    known.set(name, result);
    return result;
  };
  const queue = files.filter(isCompressible).reverse();
  async function work(): Promise<void> {
    for (let file = queue.pop(); file !== undefined; file = queue.pop()) {
      const body = await readFile(join(directory, file));
      if (body.length < minSizeBytes) {
        continue;
      }
      for (const suffix of ['.br', '.gz'] as const) {
        const result = await once(body, suffix);
        if (result.length < body.length) {
          await writeFile(join(directory, file + suffix), result);
          written.push(file + suffix);
        }
      }
    }
  }
  // Half of them wait for what another compresses already.
  await Promise.all(Array.from({length: 2 * availableParallelism()}, work));
  return written.sort();
}
