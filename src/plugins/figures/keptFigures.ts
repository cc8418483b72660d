import {createHash, randomUUID} from 'node:crypto';
import {mkdirSync, readFileSync, renameSync, statSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {listFiles} from '../listFiles';

/** A digest of every file at or below the paths, names included. */
export function digestOf(paths: readonly string[]): string {
  const hash = createHash('sha256');
  for (const start of paths) {
    for (const name of statSync(start).isFile() ? [''] : listFiles(start)) {
      hash.update(`${name}\0`).update(readFileSync(path.join(start, name)));
    }
  }
  return hash.digest('hex');
}

function read<Drawn>(file: string, digest: string): Drawn | undefined {
  try {
    const kept = JSON.parse(readFileSync(file, 'utf8')) as {digest: string; drawn: Drawn};
    return kept.digest === digest ? kept.drawn : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Returns cached drawings if their digest matches; otherwise draws and caches them. Drawing all
 * figures takes seconds, and the build of each language requests them.
 *
 * @param file JSON file of the cache; replaced atomically, so that no process reads half of it
 * @param digest of everything the drawings depend on
 * @param draw makes the drawings, which must be JSON-serialisable; its errors are passed on
 */
export function keptFigures<Drawn>(file: string, digest: string, draw: () => Drawn): Drawn {
  const known = read<Drawn>(file, digest);
  if (known) {
    return known;
  }
  const drawn = draw();
  mkdirSync(path.dirname(file), {recursive: true});
  const unnamed = `${file}.${randomUUID()}`;
  writeFileSync(unnamed, JSON.stringify({digest, drawn}));
  renameSync(unnamed, file);
  return drawn;
}
