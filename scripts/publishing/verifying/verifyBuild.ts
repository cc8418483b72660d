import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {brotliDecompressSync, gunzipSync} from 'node:zlib';
import {canonicalAddress} from '../../../src/plugins/hosting/addresses/canonicalAddress';
import {notFoundName} from '../../../src/plugins/hosting/addresses/notFoundPage';
import {builtPolicy} from '../../../src/plugins/hosting/policy/builtPolicy';
import {readSite, type SiteOnDisk} from '../../../src/plugins/hosting/readSite';
import {parseUrl} from '../../../src/plugins/parseUrl';
import {localeNames, locales} from '../../../src/site';
import {manifestFaults} from '../releases/manifest';
import {budgetFaults} from './budgetFaults';
import {linkFaults} from './linkFaults';
import {originFaults} from './originFaults';
import {type Page, readPages} from './readPages';
import {scriptFaults} from './scriptFaults';
import {searchFaults} from './searchFaults';
import {statusOf} from './statusOf';

function routeFaults(directory: string, site: SiteOnDisk): string[] {
  return localeNames.flatMap((locale) => {
    const {baseUrl} = locales[locale];
    const needed = [`${baseUrl}index.html`, baseUrl + notFoundName, `${baseUrl}sitemap.xml`];
    const missing = needed.filter((file) => !site.has(file.slice(1)));
    if (missing.length > 0) {
      return missing.map((file) => `${file} is missing from the build.`);
    }
    const sitemap = readFileSync(join(directory, `${baseUrl}sitemap.xml`), 'utf8');
    return [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].flatMap(([, address = '']) => {
      const url = parseUrl(address);
      return url && statusOf(site, url.pathname) === 200
        ? []
        : [`${baseUrl}sitemap.xml lists ${address}, which is not the address of a page.`];
    });
  });
}

/** A compression with different content would be served instead of its file. */
function compressionFaults(directory: string, site: SiteOnDisk): string[] {
  const unpack = {'.br': brotliDecompressSync, '.gz': gunzipSync} as const;
  return site.files.flatMap((file) => {
    const suffix = file.slice(-3) as keyof typeof unpack;
    const plain = file.slice(0, -3);
    if (!(suffix in unpack) || !site.has(plain)) {
      return [];
    }
    try {
      const unpacked = unpack[suffix](readFileSync(join(directory, file)));
      if (unpacked.equals(readFileSync(join(directory, plain)))) {
        return [];
      }
    } catch {
      // Truncated: the same fault.
    }
    return [`${file} does not contain ${plain}.`];
  });
}

/** Compares inline code only: other rules may have changed since the build was made. */
function policyFaults(directory: string, site: SiteOnDisk): string[] {
  const directives = builtPolicy(directory).split('; ');
  const knows = (name: string, hash: string) =>
    directives.some((one) => one.startsWith(`${name} `) && one.includes(`'${hash}'`));
  const {scripts, styles} = site.hashes;
  return scripts.every((hash) => knows('script-src', hash)) &&
    styles.every((hash) => knows('style-src', hash))
    ? []
    : [
        '_headers does not have the policy that the pages need: they were changed after the build was sealed. Build again with npm run build.',
      ];
}

/** Faults of the build's own address, and of links, which depend on it. */
function placeFaults(
  pages: readonly Page[],
  site: SiteOnDisk,
  siteUrl: string | undefined,
): string[] {
  const home = pages.find(({file}) => file === 'index.html');
  const origin = canonicalAddress(home?.html ?? '')?.origin;
  return origin
    ? [...originFaults(origin, siteUrl), ...linkFaults(pages, site, origin)]
    : ['index.html does not name the address of the site: build it again with npm run build.'];
}

/**
 * Checks a sealed build before it goes live: hashes, routes of every language, its address, links,
 * files that pages and scripts request, the policy, and page budgets.
 *
 * @param directory the build
 * @param siteUrl intended address; not checked when omitted
 * @returns one sentence per fault; empty when there is none
 * @throws when the folder is not a sealed build
 */
export function verifyBuild(directory: string, siteUrl?: string): string[] {
  const damaged = manifestFaults(directory);
  if (damaged.length > 0) {
    return damaged;
  }
  const site = readSite(directory);
  const pages = readPages(directory, site);
  return [
    ...routeFaults(directory, site),
    ...placeFaults(pages, site, siteUrl),
    ...scriptFaults(directory, site),
    ...searchFaults(directory, site),
    ...compressionFaults(directory, site),
    ...policyFaults(directory, site),
    ...budgetFaults(directory, pages),
  ];
}
