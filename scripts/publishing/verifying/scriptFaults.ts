import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import type {SiteOnDisk} from '../../../src/plugins/hosting/readSite';

const scripts = 'assets/js/';
const beginOfName = `"${scripts}"+`;
/** `({30:"live-core"}[e]||e)+"."+{14:"0a1b2c3d",30:"4e5f6a7b"}[e]+".js"`; names may be left out. */
const table = /^(?:\((\{[^{}]*\})\[\w+\]\|\|\w+\)|\w+)\+"\."\+(\{[^{}]*\})\[\w+\]\+"\.js"/;
/** `e+".0a1b2c3d.js"`: in a runtime with one chunk, such as the search worker's. */
const onePart = /^\w+\+"(\.[0-9a-f]{8,}\.js)"/;
const drawing = /[\w/-]+\.[0-9a-f]{8,}\.svg\b/g;

function readTable(code = ''): ReadonlyMap<string, string> {
  const entries = [...code.matchAll(/"?([\w-]+)"?:"([^"]+)"/g)];
  return new Map(entries.map(([, key = '', text = '']) => [key, text]));
}

/** Chunks missing from the build, of those a runtime loads by number. */
function missingParts(code: string, folder: string, site: SiteOnDisk): string[] | undefined {
  const [, ending] = onePart.exec(code) ?? [];
  if (ending) {
    const isThere = site.files.some((file) => file.startsWith(folder) && file.endsWith(ending));
    return isThere ? [] : [`${folder}…${ending}`];
  }
  const [, names, hashes] = table.exec(code) ?? [];
  const nameOf = readTable(names);
  return hashes === undefined
    ? undefined
    : [...readTable(hashes)]
        .map(([id, hash]) => `${folder}${nameOf.get(id) ?? id}.${hash}.js`)
        .filter((part) => !site.has(part));
}

function faultsOf(file: string, text: string, site: SiteOnDisk): string[] {
  const base = file.slice(0, file.indexOf(scripts));
  const codes = text.split(beginOfName).slice(1);
  const parts = codes.map((code) => missingParts(code, base + scripts, site));
  const isRuntime = file.startsWith(`${base}${scripts}runtime~`);
  if (parts.includes(undefined) || (isRuntime && parts.length === 0)) {
    return [
      `${file} does not name its chunks in the form that scripts/publishing/verifying/scriptFaults.ts can read.`,
    ];
  }
  const drawings = [...new Set(text.match(drawing))]
    .map((path) => (path.startsWith('/') ? path.slice(1) : base + path))
    .filter((path) => !site.has(path));
  return [...parts.flatMap((missing) => missing ?? []), ...drawings].map(
    (missing) => `${file} loads ${missing}, which the build does not have.`,
  );
}

/**
 * Missing files that scripts request and no page references: chunks and drawings.
 *
 * @returns one sentence for each missing file
 */
export function scriptFaults(directory: string, site: SiteOnDisk): string[] {
  return site.files
    .filter((file) => file.includes(scripts) && file.endsWith('.js'))
    .flatMap((file) => faultsOf(file, readFileSync(join(directory, file), 'utf8'), site));
}
