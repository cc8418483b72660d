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

/** The old addresses that src/site.ts lists, for every locale: those of a build that is being made. */
export function allRedirects(): MovedPages {
  return movedPages(
    localeNames.flatMap((locale) => {
      const prefix = locales[locale].baseUrl.replace(/\/$/, '');
      return Object.entries(redirected).map(([from, to]) => [prefix + from, prefix + to] as const);
    }),
  );
}

/** A site as it lies on disk at this moment. */
export interface SiteOnDisk extends Site {
  readonly files: readonly string[];
  /** What is inline in each page. */
  readonly pages: readonly PageInline[];
  readonly redirects: MovedPages;
  readonly hashes: InlineHashes;
}

/** Gives back one text for all that are equal: many pages share what is inline in them. */
function keepOnce(): (text: string) => string {
  const texts = new Map<string, string>();
  return (text) => {
    const known = texts.get(text) ?? text;
    texts.set(known, known);
    return known;
  };
}

/**
 * Reads a build: which files there are, which form each page's address has, what is inline in the
 * pages, and the hashes of that.
 *
 * @param directory the folder of the build
 * @param redirects old addresses: those that the build was sealed with, but while it is sealed
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
