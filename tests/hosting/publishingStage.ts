import {existsSync, mkdtempSync, readFileSync, rmSync} from 'node:fs';
import {join} from 'node:path';
import {afterAll, beforeAll, beforeEach, expect} from 'vitest';
import {manifestFaults} from '../../scripts/publishing/releases/manifest';
import {
  currentRelease,
  openStore,
  releaseFolder,
  type Store,
} from '../../scripts/publishing/releases/store';
import {digitsOf, writeFixtureSite} from './fixtureSite';
import {makeSandbox} from './makeSandbox';

/** Deleted after the last test. */
export let sandbox: string;
/** Empty when a test begins. */
export let store: Store;

/** Options for publishing the builds. */
export const options = {keep: 3, listen: '127.0.0.1:8080', hasBrotli: true};

/** The build of a release: `a` to `e`. */
export const buildOf = (release: string) => join(sandbox, `build-${release}`);

/** The hashed file that only one release has. */
export const chunkOf = (release: string) => `assets/js/main.${digitsOf(release)}.js`;

/** The marker of the live release, after checking all its files. */
export function liveRelease(): string | undefined {
  const id = currentRelease(store);
  if (!id) {
    return undefined;
  }
  expect(manifestFaults(releaseFolder(store, id))).toEqual([]);
  const page = readFileSync(join(store.current, 'index.html'), 'utf8');
  const word = /<p>release (\w+)/.exec(page)?.[1] ?? '';
  expect(existsSync(join(store.retained, chunkOf(word)))).toBe(true);
  return word;
}

/**
 * Sets up builds for the tests of a file, and a store for each test.
 *
 * @param name prefix of the folder's name
 */
export function setPublishingStage(name: string): void {
  beforeAll(async () => {
    sandbox = makeSandbox(name);
    for (const release of ['a', 'b', 'c', 'd', 'e']) {
      await writeFixtureSite(buildOf(release), {release});
    }
  });
  beforeEach(() => {
    store = openStore(join(mkdtempSync(join(sandbox, 'store-')), 'help'));
  });
  afterAll(() => rmSync(sandbox, {recursive: true, force: true}));
}
