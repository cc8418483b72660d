import {readdirSync} from 'node:fs';
import {join} from 'node:path';
import {listFiles} from '../../listFiles';
import {editions} from './locatePage';

/** Packages, build output, test fixtures and dot folders. */
const ofPrograms = /^(?:node_modules|bench|tests|build.*|test-results|playwright-report|\..*)$/;
/** Developers' documentation ends with .md too; these folders hold none. */
const ofWriters = /^(?:i18n|static|versioned_docs|src\/pages)\//;
/** Folders of unlisted versions are reported with the versions. */
const ofVersion = /(?:^versioned_docs|\/docusaurus-plugin-content-docs)\/version-/;

function isPage(file: string): boolean {
  return file.endsWith('.mdx') || (file.endsWith('.md') && ofWriters.test(file));
}

/**
 * Page files outside the page folders, from which no page is built.
 *
 * @param siteDir the folder of docusaurus.config.ts
 * @returns their paths from there, with `/`
 */
export function findLostPages(siteDir: string): readonly string[] {
  return readdirSync(siteDir, {withFileTypes: true})
    .filter(({name}) => !ofPrograms.test(name))
    .flatMap((entry) =>
      entry.isDirectory()
        ? listFiles(join(siteDir, entry.name)).map((path) => `${entry.name}/${path}`)
        : [entry.name],
    )
    .filter((file) => isPage(file) && !ofVersion.test(file))
    .filter((file) => !editions.some(({directory}) => file.startsWith(`${directory}/`)));
}
