import {readFileSync, statSync} from 'node:fs';
import {join} from 'node:path';
import {manifestName} from '../../../src/plugins/hosting/sealing/writeManifest';
import {listFiles, listStrays} from '../../../src/plugins/listFiles';
import {sha256} from '../../../src/plugins/sha256';

/** The lines of the file list; undefined when it is missing, empty or truncated. */
function linesOf(directory: string): readonly string[] | undefined {
  const file = join(directory, manifestName);
  const isFile = statSync(file, {throwIfNoEntry: false})?.isFile();
  const text = isFile ? readFileSync(file, 'utf8') : '';
  const isWhole = /^(?:[0-9a-f]{64} {2}.+\n)+$/.test(text);
  return isWhole ? text.trimEnd().split('\n') : undefined;
}

/** Whether a folder has its file list; a damaged release may have lost it. */
export function hasManifest(directory: string): boolean {
  return linesOf(directory) !== undefined;
}

/**
 * The files of a sealed build and their hashes.
 *
 * @throws when the build is not sealed
 */
export function readManifest(directory: string): ReadonlyMap<string, string> {
  const lines = linesOf(directory);
  if (!lines) {
    throw new Error(
      `${directory} has no complete ${manifestName}, so it is not a finished build. Run: npm run build`,
    );
  }
  return new Map(lines.map((line) => [line.slice(66), line.slice(0, 64)]));
}

/**
 * Files that are missing, changed or unlisted, and entries that are not files, one sentence each.
 */
export function manifestFaults(directory: string): string[] {
  const listed = readManifest(directory);
  const present = new Set(listFiles(directory));
  present.delete(manifestName);
  const unlisted = [...present].filter((file) => !listed.has(file));
  return [
    ...listStrays(directory).map(
      (entry) =>
        `${entry} is a link or a device, but a build has only files and folders. Remove it.`,
    ),
    ...unlisted.map((file) => `${file} is not in ${manifestName}.`),
    ...[...listed].flatMap(([file, hash]) => {
      if (!present.has(file)) {
        return [`${file} is missing.`];
      }
      const isSame = sha256(readFileSync(join(directory, file))) === hash;
      return isSame ? [] : [`${file} is not the file that was built.`];
    }),
  ];
}

/** Whether two sealed builds have the same files. */
export function isSameBuild(one: string, other: string): boolean {
  const read = (build: string) => readFileSync(join(build, manifestName), 'utf8');
  return read(one) === read(other);
}
