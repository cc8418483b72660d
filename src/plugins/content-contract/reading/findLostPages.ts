import {readdirSync} from 'node:fs';
import {join} from 'node:path';
import {listFiles} from '../../listFiles';
import {editions} from './locatePage';

/** Packages, what is built, what tests make sites of, and what starts with a full stop. */
const ofPrograms = /^(?:node_modules|bench|tests|build.*|test-results|playwright-report|\..*)$/;
/** Texts for those who program end with .md as well: among these folders there are none. */
const ofWriters = /^(?:i18n|static|versioned_docs|src\/pages)\//;
/** Folders of versions that are named nowhere are told with the versions. */
const ofVersion = /(?:^versioned_docs|\/docusaurus-plugin-content-docs)\/version-/;

function isPage(file: string): boolean {
  return file.endsWith('.mdx') || (file.endsWith('.md') && ofWriters.test(file));
}

/**
 * Pages outside the folders of pages, of which nothing is made.
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
