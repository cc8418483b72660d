import {existsSync, readFileSync, statSync} from 'node:fs';
import {join} from 'node:path';

export const build = join(__dirname, '..', '..', 'build');

/** A page as the build has it, without the compressions stored next to it. */
export function builtPage(address: string): string {
  return readFileSync(join(build, address, 'index.html'), 'utf8');
}

/** Bytes of a file as served to a browser that takes brotli. */
export function servedBytes(address: string): number {
  const path = join(build, address);
  const names = [`${path}.br`, join(path, 'index.html.br'), path];
  const file = names.find((name) => existsSync(name) && statSync(name).isFile());
  if (!file) {
    throw new Error(`${address} is not a file of the build.`);
  }
  return statSync(file).size;
}
