import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {builtPolicy} from '../../../src/plugins/hosting/policy/builtPolicy';
import {hasHostedSearch} from '../../../src/plugins/hosting/policy/policy';
import type {SiteOnDisk} from '../../../src/plugins/hosting/readSite';
import {pointerName} from '../../../src/plugins/search-index/pointerName';
import {localeNames, locales, versions} from '../../../src/site';

/**
 * Whether the search of each version has its index, which a file next to the home page names. A
 * hosted search has none, whatever the environment says where the build is checked.
 *
 * @returns one sentence for each missing file
 */
export function searchFaults(directory: string, site: SiteOnDisk): string[] {
  if (hasHostedSearch(builtPolicy(directory))) {
    return [];
  }
  const folders = localeNames.flatMap((locale) => {
    const base = locales[locale].baseUrl.slice(1);
    return [base, ...versions.archived.map(({path}) => `${base}${path}/`)];
  });
  return folders
    .filter((folder) => site.has(`${folder}index.html`))
    .flatMap((folder) => {
      const pointer = folder + pointerName;
      if (!site.has(pointer)) {
        return [`${pointer} is missing from the build.`];
      }
      const text = readFileSync(join(directory, pointer), 'utf8');
      const index = /"index":"\/([^"]+)"/.exec(text)?.[1];
      return index && site.has(index)
        ? []
        : [`${pointer} names ${index ?? 'no index'}, which the build does not have.`];
    });
}
