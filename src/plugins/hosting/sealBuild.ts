import {copyFileSync, existsSync, rmSync, writeFileSync} from 'node:fs';
import {join, resolve} from 'node:path';
import {listFiles} from '../listFiles';
import type {MovedPages} from './addresses/movedPages';
import {isHidden} from './answers/respond';
import {inlineFaults} from './policy/inlineFaults';
import {allRedirects, readSite} from './readSite';
import {headerFaults, leakFaults, nameFaults, redirectFaults} from './sealing/buildFaults';
import {compressFiles} from './sealing/compressFiles';
import {staticHostHeaders, staticHostRedirects} from './sealing/staticHostFiles';
import {manifestName, writeManifest} from './sealing/writeManifest';

export interface SealOptions {
  /** Folder of compressions cached by earlier builds. */
  readonly cache?: string;
  /** Folder the site was built in, which no file may mention. */
  readonly builtIn?: string;
  /** Defaults to those of src/site.ts. */
  readonly redirects?: MovedPages;
}

/** A build that cannot be published, with one sentence per fault. */
class UnsealableBuild extends Error {
  override readonly name = 'UnsealableBuild';

  constructor(readonly faults: readonly string[]) {
    super(`The build cannot be published:\n${faults.map((fault) => `  - ${fault}`).join('\n')}`);
  }
}

/** The copy of a page next to its folder, which tells every host that the address has no slash. */
const twinOf = (folder: string) => `${folder}.html`;

/** Removes the output of an earlier sealing, so that sealing is idempotent. */
function unseal(directory: string): void {
  for (const file of listFiles(directory)) {
    const folder = file.replace(/\.html$/, '');
    const isTwin = folder !== file && existsSync(join(directory, folder, 'index.html'));
    if (isTwin || /^(_headers|_redirects)$|\.(br|gz)$/.test(file) || file === manifestName) {
      rmSync(join(directory, file));
    }
  }
}

/**
 * Prepares a finished build for its hosts, in place. Run last, when pages no longer change. Checks
 * inline content against the policy, copies each page whose address has no slash to a file next to
 * its folder (`template.html`), writes `_headers` and `_redirects` for static hosts, stores
 * compressed variants, and lists the hashes of all files in `SHA256SUMS`.
 *
 * @param folder the build of all locales
 * @throws UnsealableBuild when a page violates the policy, or an address is contradictory
 */
export async function sealBuild(
  folder: string,
  {cache, builtIn, redirects = allRedirects()}: SealOptions = {},
): Promise<void> {
  const directory = resolve(folder);
  unseal(directory);
  const site = readSite(directory, redirects);
  const {files, pages, hashes} = site;
  const headers = staticHostHeaders(hashes);
  const faults = [
    ...inlineFaults(pages),
    ...headerFaults(headers),
    ...nameFaults(files),
    ...leakFaults(directory, files, builtIn),
    ...redirectFaults(site),
  ];
  if (faults.length > 0) {
    throw new UnsealableBuild(faults);
  }
  for (const {file} of pages) {
    const page = file.replace(/\/index\.html$/, '');
    if (page !== file && site.isSlashless(page)) {
      copyFileSync(join(directory, file), join(directory, twinOf(page)));
    }
  }
  writeFileSync(join(directory, '_headers'), headers);
  writeFileSync(join(directory, '_redirects'), staticHostRedirects(site.redirects));
  await compressFiles(
    directory,
    listFiles(directory).filter((file) => !isHidden(file)),
    cache,
  );
  writeManifest(directory);
}
