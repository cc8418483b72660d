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

/** Folder that is removed after the last test. */
export let sandbox: string;
/** Empty when a test begins. */
export let store: Store;

/** How the builds are published. */
export const options = {keep: 3, listen: '127.0.0.1:8080', hasBrotli: true};

/** The build of a release: `a` to `e`. */
export const buildOf = (release: string) => join(sandbox, `build-${release}`);

/** The hashed file that only one release has. */
export const chunkOf = (release: string) => `assets/js/main.${digitsOf(release)}.js`;

/** The word of the release that is live, after a check that all its files are whole. */
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
 * Sets up what the tests of a file publish, and for each of them where to.
 *
 * @param name begins that of the folder
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
