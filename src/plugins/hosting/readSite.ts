import {readdirSync, readFileSync} from 'node:fs';
import {join, sep} from 'node:path';
import {localeNames, locales, redirects} from '../../site';
import {type InlineHashes, unionOfHashes} from './policy';
import {inlineHashes, readInline} from './readInline';
import type {Site} from './respond';

/** Address that a page states for itself, without the host; nothing when it states none. */
function canonicalPath(html: string): string | undefined {
  const link = /<link\b[^>]*\brel=["']?canonical\b[^>]*>/i.exec(html)?.[0];
  const address = /\bhref=(?:"([^"]*)"|'([^']*)'|([^\s>]*))/i.exec(link ?? '');
  const href = address?.[1] ?? address?.[2] ?? address?.[3];
  return href && URL.canParse(href) ? new URL(href).pathname : undefined;
}

/** Every file below a directory, as paths with forward slashes and without a leading one. */
export function listFiles(directory: string): string[] {
  return readdirSync(directory, {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(directory.length + 1))
    .map((file) => file.split(sep).join('/'))
    .sort();
}

/** The list of old addresses, for every locale. */
export function allRedirects(): ReadonlyMap<string, string> {
  return new Map(
    localeNames.flatMap((locale) => {
      const prefix = locales[locale].baseUrl.replace(/\/$/, '');
      return Object.entries(redirects).map(([from, to]) => [prefix + from, prefix + to] as const);
    }),
  );
}

/** A site as it lies on disk at this moment. */
export interface SiteOnDisk extends Site {
  readonly files: readonly string[];
  readonly redirects: ReadonlyMap<string, string>;
  readonly hashes: InlineHashes;
}

/**
 * Reads a build: which files there are, which form each page's address has, and the hashes of what
 * is inline in the pages.
 *
 * @param directory the folder of the build, absolute
 * @throws when the folder cannot be read
 */
export function readSite(directory: string): SiteOnDisk {
  const files = listFiles(directory);
  const known = new Set(files);
  const slashless = new Set<string>();
  const hashes: InlineHashes[] = [];
  for (const file of files.filter((name) => name.endsWith('.html'))) {
    const html = readFileSync(join(directory, file), 'utf8');
    hashes.push(inlineHashes(readInline(html)));
    if (file.endsWith('/index.html') && canonicalPath(html)?.endsWith('/') === false) {
      slashless.add(file.slice(0, -'/index.html'.length));
    }
  }
  return {
    files,
    has: (file) => known.has(file),
    isSlashless: (folder) => slashless.has(folder),
    redirects: allRedirects(),
    hashes: unionOfHashes(hashes),
  };
}
