import {readFileSync, rmSync, writeFileSync} from 'node:fs';
import {basename, dirname, join} from 'node:path';
import {minify_sync} from 'terser';
import {sha256} from '../../sha256';

/** `runtime~main` and `0a1b2c3d` of `runtime~main.0a1b2c3d.js`. */
const hashedName = /^(.+)\.([0-9a-f]{8})\.js$/;
/** A string in every runtime that the bundler writes: the pages' and one in each worker. */
const runtimeMark = '"bundler=rspack@';

/** `e=({"live-core":"live-core"})[e]||e,`: Docusaurus looks up a chunk's id by its name. */
const idTable = /(\w+)=\(?(\{[^{}]*\})\)?\[\1\]\|\|\1,/g;
const idEntry = /"?([\w-]+)"?:"([^"]*)"/g;

/** Ids are names, so the table is redundant; see `chunkIds` in src/plugins/delivery/index.ts. */
function withoutIdTable(text: string): string {
  return text.replace(idTable, (all, _, table: string) =>
    [...table.matchAll(idEntry)].every(([, name, id]) => name === id) ? '' : all,
  );
}

interface Settled {
  readonly stem: string;
  readonly hash: string;
  readonly newHash: string;
}

/** Minifies a script again and renames it after the hash of its new text. */
function settle(file: string, text: string): Settled | undefined {
  const [, stem, hash] = hashedName.exec(basename(file)) ?? [];
  if (!stem || !hash) {
    return undefined;
  }
  const {code = text} = minify_sync(withoutIdTable(text), {ecma: 2020});
  const newHash = sha256(code).slice(0, hash.length);
  rmSync(file);
  writeFileSync(join(dirname(file), `${stem}.${newHash}.js`), code);
  return {stem, hash, newHash};
}

/**
 * Makes builds reproducible by re-minifying the runtimes once final hashes are known. The bundler
 * picks variable names by letter frequency while a runtime still holds provisional hashes, which
 * vary with the persistent cache, so bytes and file names differed between builds. Uses Terser,
 * which does not count the letters of the names it replaces; esbuild does.
 *
 * @param scripts paths of all scripts of the build
 * @returns the new file names, by the names that pages still use
 * @throws when the pages' runtime lacks the mark that this bundler writes
 */
export function settleRuntime(scripts: readonly string[]): ReadonlyMap<string, string> {
  const isOfPages = ({file}: {file: string}): boolean => basename(file).startsWith('runtime~');
  const texts = scripts.map((file) => ({file, text: readFileSync(file, 'utf8')}));
  const runtimes = texts.filter(({text}) => text.includes(runtimeMark));
  const unknown = texts.find((script) => isOfPages(script) && !runtimes.includes(script));
  if (unknown) {
    throw new Error(
      `${unknown.file} does not contain ${runtimeMark}, which tells the bundler's runtimes from ` +
        'other scripts. Does a new release of the bundler write another mark? Put that one into ' +
        'src/plugins/delivery/bundler/settleRuntime.ts, then run: npm run reproducible',
    );
  }
  // Workers first: the pages' runtime contains their hashes.
  const workers = runtimes
    .filter((runtime) => !isOfPages(runtime))
    .flatMap(({file, text}) => settle(file, text) ?? []);
  const names = new Map<string, string>();
  for (const {file, text} of runtimes.filter(isOfPages)) {
    const withWorkers = workers.reduce(
      (code, {hash, newHash}) => code.replaceAll(`"${hash}"`, `"${newHash}"`),
      text,
    );
    const settled = settle(file, withWorkers);
    if (settled) {
      names.set(basename(file), `${settled.stem}.${settled.newHash}.js`);
    }
  }
  return names;
}
