import {mkdirSync, readFileSync} from 'node:fs';
import {readFile, writeFile} from 'node:fs/promises';
import {availableParallelism} from 'node:os';
import {join} from 'node:path';
import {sha256} from '../../sha256';
import {fileKind, isCompressible} from '../answers/fileKind';
import {compressOnce, pruneCache} from './compressionCache';
import {compressionsOf} from './compressionsOf';

/** Below this size, headers outweigh the savings. */
const minSizeBytes = 256;

/**
 * Groups files with the same bytes by digest: some pages exist both in their folder and next to it.
 */
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
 * Stores `.br` and `.gz` next to every file that shrinks.
 *
 * @param directory the build
 * @param files paths below it
 * @param cache folder of earlier compressions; without it, nothing is cached
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
  const pageCount = [...groups.values()].filter(([file = '']) => fileKind(file) === 'page').length;
  const queue = groups.entries();
  async function work(): Promise<void> {
    for (const [digest, [first = '', ...others]] of queue) {
      const body = await readFile(join(directory, first));
      for (const compression of compressionsOf(first, body.length, pageCount)) {
        const result = cache
          ? await compressOnce(cache, digest, body, compression)
          : await compression.compress(body);
        if (result.length < body.length) {
          for (const file of [first, ...others]) {
            await writeFile(join(directory, file + compression.suffix), result);
          }
        }
      }
    }
  }
  await Promise.all(Array.from({length: availableParallelism()}, work));
  if (cache) {
    await pruneCache(cache);
  }
}
