import {readFileSync, statSync} from 'node:fs';
import {join} from 'node:path';
import {brotliDecompressSync, gunzipSync} from 'node:zlib';
import {builtPolicy} from '../../src/plugins/hosting/builtPolicy';
import {readSite, type SiteOnDisk} from '../../src/plugins/hosting/readSite';
import {respond} from '../../src/plugins/hosting/respond';
import {localeNames, locales, siteUrl} from '../../src/site';
import {budgets} from './budgets';
import {manifestFaults} from './manifest';
import {type Links, readLinks} from './readLinks';
import {scriptFaults} from './scriptFaults';
import {searchFaults} from './searchFaults';

interface Page {
  readonly file: string;
  readonly address: string;
  readonly html: string;
  readonly links: Links;
}

function readPages(directory: string, site: SiteOnDisk): Page[] {
  return site.files
    .filter((file) => file.endsWith('/index.html') || file === 'index.html')
    .map((file) => {
      const folder = file.replace(/\/?index\.html$/, '');
      const address = site.isSlashless(folder) || folder === '' ? `/${folder}` : `/${folder}/`;
      const html = readFileSync(join(directory, file), 'utf8');
      return {file, address, html, links: readLinks(html)};
    });
}

const statusOf = (site: SiteOnDisk, target: string) =>
  respond({method: 'GET', target}, site).status;

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

/** The id that a link leads to; a `%` that encodes nothing stands for itself, as in browsers. */
function anchorOf(target: URL): string {
  const written = target.hash.slice(1);
  try {
    return decodeURIComponent(written);
  } catch {
    return written;
  }
}

function linkFaults(pages: readonly Page[], site: SiteOnDisk): string[] {
  const byAddress = new Map(pages.map((page) => [page.address, page]));
  const known = new Map<string, number>();
  const status = (path: string) => {
    const found = known.get(path) ?? statusOf(site, path);
    known.set(path, found);
    return found;
  };
  return pages.flatMap(({file, address, links}) =>
    links.targets.flatMap(({tag, url}) => {
      const target = URL.canParse(url, siteUrl + address) ? new URL(url, siteUrl + address) : null;
      if (!target) {
        return [`${file}: <${tag}> has the address ${url}, which cannot be read.`];
      }
      if (target.origin !== new URL(siteUrl).origin) {
        return [];
      }
      if (status(target.pathname) !== 200) {
        return [`${file}: <${tag}> leads to ${url}, which answers ${status(target.pathname)}.`];
      }
      const anchor = anchorOf(target);
      const goal = byAddress.get(target.pathname);
      return anchor === '' || !goal || goal.links.ids.has(anchor)
        ? []
        : [`${file}: ${url} names a place that ${goal.file} does not have.`];
    }),
  );
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

function budgetFaults(directory: string, pages: readonly Page[]): string[] {
  const sizeOf = (file: string) =>
    (
      statSync(join(directory, `${file}.br`), {throwIfNoEntry: false}) ??
      statSync(join(directory, file), {throwIfNoEntry: false})
    )?.size ?? 0;
  const sizes = pages.map(({file}) => sizeOf(file)).sort((a, b) => a - b);
  const median = sizes[Math.floor(sizes.length / 2)] ?? 0;
  const faults = pages.flatMap(({file, links}) => {
    const page = sizeOf(file);
    const scripts = new Set(links.targets.filter(({tag}) => tag === 'script').map(({url}) => url));
    const start = [...scripts].reduce((sum, url) => sum + sizeOf(url.replace(/^\//, '')), 0);
    return [
      ...(page > budgets.pageBytes
        ? [`${file} has ${page} bytes; the budget of a page is ${budgets.pageBytes}.`]
        : []),
      ...(start > budgets.startBytes
        ? [`${file} starts with ${start} bytes of scripts; the budget is ${budgets.startBytes}.`]
        : []),
    ];
  });
  return median > budgets.medianPageBytes
    ? [...faults, `The middle page has ${median} bytes; the budget is ${budgets.medianPageBytes}.`]
    : faults;
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
