import {readFileSync, rmSync, writeFileSync} from 'node:fs';
import {basename, dirname, join} from 'node:path';
import {minify_sync} from 'terser';
import {sha256} from '../../sha256';

/** `runtime~main` and `0a1b2c3d` of `runtime~main.0a1b2c3d.js`. */
const hashedName = /^(.+)\.([0-9a-f]{8})\.js$/;
/** What the bundler writes into every runtime: the one of pages, and one in each worker. */
const runtimeMark = '"bundler=rspack@';

/** `e=({"live-core":"live-core"})[e]||e,`: Docusaurus asks for the id of a part by its name. */
const idTable = /(\w+)=\(?(\{[^{}]*\})\)?\[\1\]\|\|\1,/g;
const idEntry = /"?([\w-]+)"?:"([^"]*)"/g;

/** The names of parts are their ids, see `chunkIds` in src/plugins/delivery/index.ts. */
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

/** Shortens a script once more, under a name after its new text. */
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
 * Gives the bundler's runtimes the same bytes, and so the same names, whatever an earlier build left
 * in the bundler's cache. The bundler shortens variables by how often each letter occurs, while a
 * runtime still holds the provisional hashes of all scripts, which depend on that cache; shortened
 * once more, with the lasting hashes in it, its text depends on nothing else. Terser does that, for
 * it counts no letter of the names that it replaces; esbuild does.
 *
 * @param scripts paths of all scripts of the build
 * @returns the new names of files, by the names that pages still ask for
 * @throws when the runtime of pages is not as this bundler writes it
 */
export function settleRuntime(scripts: readonly string[]): ReadonlyMap<string, string> {
  const isOfPages = ({file}: {file: string}): boolean => basename(file).startsWith('runtime~');
  const texts = scripts.map((file) => ({file, text: readFileSync(file, 'utf8')}));
  const runtimes = texts.filter(({text}) => text.includes(runtimeMark));
  const unknown = texts.find((script) => isOfPages(script) && !runtimes.includes(script));
  if (unknown) {
    throw new Error(
      `${unknown.file} does not hold ${runtimeMark}, by which the bundler's runtimes are told from ` +
        'other scripts. Does another release of the bundler write another mark? Put it into ' +
        'src/plugins/delivery/bundler/settleRuntime.ts, then run: npm run reproducible',
    );
  }
  // The runtime of pages names the workers.
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
