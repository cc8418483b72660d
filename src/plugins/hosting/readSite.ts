import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {localeNames, locales, redirects as redirected} from '../../site';
import {listFiles} from '../listFiles';
import {builtRedirects} from './addresses/builtRedirects';
import {canonicalAddress} from './addresses/canonicalAddress';
import {type MovedPages, movedPages} from './addresses/movedPages';
import type {Site} from './answers/respond';
import type {PageInline} from './policy/inlineFaults';
import {type InlineHashes, unionOfHashes} from './policy/policy';
import {inlineHashes, readInline} from './policy/readInline';

/** The redirects of src/site.ts for every locale: those of the build in progress. */
export function allRedirects(): MovedPages {
  return movedPages(
    localeNames.flatMap((locale) => {
      const prefix = locales[locale].baseUrl.replace(/\/$/, '');
      return Object.entries(redirected).map(([from, to]) => [prefix + from, prefix + to] as const);
    }),
  );
}

/** A site as it currently is on disk. */
export interface SiteOnDisk extends Site {
  readonly files: readonly string[];
  /** The inline content of each page. */
  readonly pages: readonly PageInline[];
  readonly redirects: MovedPages;
  readonly hashes: InlineHashes;
}

/** Deduplicates equal strings to save memory: many pages share inline content. */
function keepOnce(): (text: string) => string {
  const texts = new Map<string, string>();
  return (text) => {
    const known = texts.get(text) ?? text;
    texts.set(known, known);
    return known;
  };
}

/**
 * Reads a build: its files, the form of each page's address, the inline content of its pages and
 * the hashes of that.
 *
 * @param directory the folder of the build
 * @param redirects old addresses; by default those that the build was sealed with, which sealing
 * itself has to pass
 * @throws when the folder cannot be read
 */
export function readSite(
  directory: string,
  redirects: MovedPages = builtRedirects(directory),
): SiteOnDisk {
  const files = listFiles(directory);
  const known = new Set(files);
  const slashless = new Set<string>();
  const once = keepOnce();
  const pages = files
    .filter((file) => file.endsWith('.html'))
    .map((file): PageInline => {
      const html = readFileSync(join(directory, file), 'utf8');
      if (
        file.endsWith('/index.html') &&
        canonicalAddress(html)?.pathname.endsWith('/') === false
      ) {
        slashless.add(file.slice(0, -'/index.html'.length));
      }
      const inline = readInline(html);
      const [scripts, styles] = [inline.scripts.map(once), inline.styles.map(once)];
      return {file, inline: {...inline, scripts, styles}};
    });
  return {
    files,
    pages,
    has: (file) => known.has(file),
    isSlashless: (folder) => slashless.has(folder),
    redirects,
    hashes: unionOfHashes(pages.map(({inline}) => inlineHashes(inline))),
  };
}
