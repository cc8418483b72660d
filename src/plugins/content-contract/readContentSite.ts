import {existsSync, readdirSync, readFileSync} from 'node:fs';
import {join, sep} from 'node:path';
import {facts, keys, shortcuts} from '../../product';
import type {ContentSite, Names} from './ContentSite';
import {editions} from './locatePage';
import type {Page} from './page/Page';
import {parsePage} from './page/parsePage';
import {readVocabulary} from './vocabulary/readVocabulary';

/** The names of src/product.ts and src/glossary.ts. */
const names: Names = {
  facts: Object.keys(facts),
  keys: Object.keys(keys),
  shortcuts: Object.keys(shortcuts),
  terms: [],
};

function filesIn(siteDir: string, directory: string): readonly string[] {
  const root = join(siteDir, directory);
  if (!existsSync(root)) {
    return [];
  }
  return readdirSync(root, {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(root.length + 1))
    .map((path) => `${directory}/${path.split(sep).join('/')}`)
    .sort();
}

function readPages(siteDir: string): readonly Page[] {
  return editions.flatMap(({directory, ...edition}) =>
    filesIn(siteDir, directory)
      .filter((file) => /\.mdx?$/.test(file))
      .map((file) =>
        parsePage(
          {file, path: file.slice(directory.length + 1), ...edition},
          readFileSync(join(siteDir, file), 'utf8'),
        ),
      ),
  );
}

/**
 * Reads a site from disk: all its pages, in both languages and all versions.
 *
 * @param siteDir the folder of docusaurus.config.ts
 */
export function readContentSite(siteDir: string): ContentSite {
  const directories = ['static', ...editions.map(({directory}) => directory)];
  return {
    pages: readPages(siteDir),
    files: new Set(directories.flatMap((directory) => filesIn(siteDir, directory))),
    vocabulary: readVocabulary(siteDir),
    names,
  };
}
