import {existsSync} from 'node:fs';
import {join} from 'node:path';
import {defaultLocale, versions} from '../../../site';
import type {SiteVersions} from '../ContentSite';
import {fileOf} from './locatePage';
import {readText} from './readText';

/** Docusaurus's list of archived versions, from the root of the site. */
export const versionsFile = 'versions.json';
/** Our list of all versions, from the root of the site. */
export const versionsSource = 'src/site.ts';

function textIn(siteDir: string, file: string): string {
  const path = join(siteDir, file);
  return existsSync(path) ? readText(path) : '';
}

/**
 * The versions as listed in src/site.ts and in versions.json.
 *
 * @param siteDir the folder of docusaurus.config.ts
 */
export function findVersions(siteDir: string): SiteVersions {
  const lines = textIn(siteDir, versionsSource).split('\n');
  const at = lines.findIndex((line) => line.startsWith('export const versions'));
  const archived = versions.archived.map(({label}) => label);
  return {
    current: versions.current.label,
    archived,
    stored: archived.filter((label) =>
      existsSync(join(siteDir, fileOf(defaultLocale, `version-${label}`, ''))),
    ),
    line: Math.max(at, 0) + 1,
    listed: [...textIn(siteDir, versionsFile).matchAll(/"([^"]*)"/g)].map(([, name = '']) => name),
  };
}
