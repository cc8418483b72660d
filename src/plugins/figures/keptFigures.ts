import {createHash, randomUUID} from 'node:crypto';
import {mkdirSync, readFileSync, renameSync, statSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {listFiles} from '../listFiles';

/** A digest of every file at or below the paths: it changes when anything in them does. */
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
 * What was drawn before, as long as nothing that draws has changed since; else draws, and keeps it.
 * Drawing all figures takes seconds, and each language of a build asks for them anew.
 *
 * @param file where it is kept, a JSON file; it is replaced whole, so that no reader sees half of it
 * @param digest of everything the drawings depend on
 * @param draw makes the drawings, which must survive JSON; what it throws is thrown
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
