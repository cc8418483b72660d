import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import {expect, it} from 'vitest';

const client = path.dirname(
  createRequire(import.meta.url).resolve('@docusaurus/core/lib/client/App'),
);

/** Were it to move, upstream's would come back, and Firefox refuse what is fetched ahead. */
it('stands for a function that core asks for by this path and calls with an address', () => {
  const upstream = readFileSync(path.join(client, 'docusaurus.js'), 'utf8');
  expect(upstream).toContain("from './prefetch'");
  expect(upstream).toMatch(/prefetchHelper\(chunkAsset\)/);
});
