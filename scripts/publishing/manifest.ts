import {createHash} from 'node:crypto';
import {existsSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {manifestName} from '../../src/plugins/hosting/writeManifest';
import {listFiles} from '../../src/plugins/listFiles';

/** SHA-256 of a text or of bytes, in hexadecimal digits. */
export function sha256(bytes: Buffer | string): string {
  return createHash('sha256').update(bytes).digest('hex');
}

/** Whether a folder has the list of its files; a release may have lost it. */
export function hasManifest(directory: string): boolean {
  return existsSync(join(directory, manifestName));
}

/**
 * The files of a sealed build and their hashes.
 *
 * @throws when the build is not sealed
 */
export function readManifest(directory: string): ReadonlyMap<string, string> {
  let text: string;
  try {
    text = readFileSync(join(directory, manifestName), 'utf8');
  } catch {
    throw new Error(
      `${directory} has no ${manifestName}: it is not a finished build. Run: npm run build`,
    );
  }
  const lines = text.split('\n').filter((line) => line !== '');
  return new Map(lines.map((line) => [line.slice(66), line.slice(0, 64)]));
}

/** Files that are missing, changed, or not listed, one sentence each. */
export function manifestFaults(directory: string): string[] {
  const listed = readManifest(directory);
  const present = new Set(listFiles(directory));
  present.delete(manifestName);
  const unlisted = [...present].filter((file) => !listed.has(file));
  return [
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

/** Whether two sealed builds hold the same files. */
export function isSameBuild(one: string, other: string): boolean {
  const read = (build: string) => readFileSync(join(build, manifestName), 'utf8');
  return read(one) === read(other);
}
