import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {brotliDecompressSync, gunzipSync} from 'node:zlib';
import {builtPolicy} from '../../src/plugins/hosting/builtPolicy';
import {readSite, type SiteOnDisk} from '../../src/plugins/hosting/readSite';
import {localeNames, locales} from '../../src/site';
import {budgetFaults} from './budgetFaults';
import {linkFaults} from './linkFaults';
import {manifestFaults} from './manifest';
import {readPages} from './readPages';
import {scriptFaults} from './scriptFaults';
import {searchFaults} from './searchFaults';
import {statusOf} from './statusOf';

function routeFaults(directory: string, site: SiteOnDisk): string[] {
  return localeNames.flatMap((locale) => {
    const {baseUrl} = locales[locale];
    const needed = [`${baseUrl}index.html`, `${baseUrl}404.html`, `${baseUrl}sitemap.xml`];
    const missing = needed.filter((file) => !site.has(file.slice(1)));
    if (missing.length > 0) {
      return missing.map((file) => `${file} is missing from the build.`);
    }
    const sitemap = readFileSync(join(directory, `${baseUrl}sitemap.xml`), 'utf8');
    return [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].flatMap(([, address = '']) =>
      statusOf(site, new URL(address).pathname) === 200
        ? []
        : [`${baseUrl}sitemap.xml lists ${address}, which is not the address of a page.`],
    );
  });
}

/** A compression that holds other bytes than its file would be served in its place. */
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
      // Not whole: the same fault.
    }
    return [`${file} does not hold ${plain}.`];
  });
}

/** What is not inline is no fault here: the code may have other rules than when the build was made. */
function policyFaults(directory: string, site: SiteOnDisk): string[] {
  const directives = builtPolicy(directory).split('; ');
  const knows = (name: string, hash: string) =>
    directives.some((one) => one.startsWith(`${name} `) && one.includes(`'${hash}'`));
  const {scripts, styles} = site.hashes;
  return scripts.every((hash) => knows('script-src', hash)) &&
    styles.every((hash) => knows('style-src', hash))
    ? []
    : ['_headers has not the policy that the pages need: they were changed after the sealing.'];
}

/**
 * Checks a sealed build before it goes live: its hashes, the routes every language must have, every
 * link and every file that a page or a script asks for, the policy, and what a page costs.
 *
 * @param directory the build
 * @returns one sentence a fault; empty when all is well
 * @throws when the folder is not a sealed build
 */
export function verifyBuild(directory: string): string[] {
  const damaged = manifestFaults(directory);
  if (damaged.length > 0) {
    return damaged;
  }
  const site = readSite(directory);
  const pages = readPages(directory, site);
  return [
    ...routeFaults(directory, site),
    ...linkFaults(pages, site),
    ...scriptFaults(directory, site),
    ...searchFaults(directory, site),
    ...compressionFaults(directory, site),
    ...policyFaults(directory, site),
    ...budgetFaults(directory, pages),
  ];
}
