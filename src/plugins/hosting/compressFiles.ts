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
 * Compressing well is slow: what was compressed by an earlier build is taken from the cache. Files
 * with the same bytes are compressed at the same time, so an entry gets its name when it is whole.
 */
async function fromCache(
  body: Buffer,
  suffix: '.br' | '.gz',
  cache: string | undefined,
): Promise<Buffer> {
  if (!cache) {
    return compressed(body, suffix);
  }
  const digest = createHash('sha256').update(body).digest('hex');
  const kept = join(cache, digest + suffix);
  try {
    return await readFile(kept);
  } catch {
    const result = await compressed(body, suffix);
    const unnamed = join(cache, `.${randomUUID()}`);
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
  const queue = files.filter(isCompressible).reverse();
  async function work(): Promise<void> {
    for (let file = queue.pop(); file !== undefined; file = queue.pop()) {
      const body = await readFile(join(directory, file));
      if (body.length < minSizeBytes) {
        continue;
      }
      for (const suffix of ['.br', '.gz'] as const) {
        const result = await fromCache(body, suffix, cache);
        if (result.length < body.length) {
          await writeFile(join(directory, file + suffix), result);
          written.push(file + suffix);
        }
      }
    }
  }
  await Promise.all(Array.from({length: availableParallelism()}, work));
  return written.sort();
}
