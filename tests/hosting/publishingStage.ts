import {existsSync, mkdtempSync, readFileSync, rmSync} from 'node:fs';
import {join} from 'node:path';
import {afterAll, beforeAll, beforeEach, expect} from 'vitest';
import {manifestFaults} from '../../scripts/publishing/manifest';
import {currentRelease, openStore, releaseFolder, type Store} from '../../scripts/publishing/store';
import {digitsOf, writeFixtureSite} from './fixtureSite';
import {makeSandbox} from './makeSandbox';

/** Builds of five releases and, for each test, an empty store. */
export interface PublishingStage {
  /** Folder that is removed after the last test. */
  readonly sandbox: string;
  readonly store: Store;
  /** The build of a release: `a` to `e`. */
  readonly buildOf: (release: string) => string;
  /** The word of the release that is live, after a check that all its files are whole. */
  readonly liveRelease: () => string | undefined;
}

/** How these builds are published. */
export const options = {keep: 3, listen: '127.0.0.1:8080', hasBrotli: true};

/** The hashed file that only one release has. */
export const chunkOf = (release: string) => `assets/js/main.${digitsOf(release)}.js`;

function liveReleaseOf(store: Store): string | undefined {
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
 * Sets up what the tests of a file publish, and where to.
 *
 * @param name begins that of the folder
 * @returns what is there while a test runs
 */
export function setPublishingStage(name: string): PublishingStage {
  let sandbox = '';
  let store: Store;
  const buildOf = (release: string) => join(sandbox, `build-${release}`);
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
  return {
    get sandbox() {
      return sandbox;
    },
    get store() {
      return store;
    },
    buildOf,
    liveRelease: () => liveReleaseOf(store),
  };
}
