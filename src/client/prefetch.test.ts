import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import {afterEach, describe, expect, it, vi} from 'vitest';

const client = path.dirname(
  createRequire(import.meta.url).resolve('@docusaurus/core/lib/client/App'),
);

/**
 * If upstream moves the function, ours no longer replaces it, and Firefox blocks its prefetches.
 */
it('replaces a function that core imports from this path and calls with an address', () => {
  const upstream = readFileSync(path.join(client, 'docusaurus.js'), 'utf8');
  expect(upstream).toContain("from './prefetch'");
  expect(upstream).toMatch(/prefetchHelper\(chunkAsset\)/);
});

interface Link {
  rel?: string;
  href?: string;
  onload?: () => void;
  onerror?: () => void;
}

/** A fake browser that prefetches by link or by fetch, with the requests it received. */
async function browserOf(kind: 'Chromium' | 'Firefox', answer: () => Promise<Response> = arrives) {
  const links: Link[] = [];
  const fetched = vi.fn((_url: string, _options: RequestInit) => answer());
  vi.resetModules();
  vi.stubGlobal('navigator', kind === 'Chromium' ? {userAgentData: {}} : {});
  vi.stubGlobal('document', {
    createElement: (): Link => ({}),
    head: {append: (link: Link) => links.push(link)},
  });
  vi.stubGlobal('fetch', fetched);
  const {default: prefetch} = await import('./prefetch');
  return {prefetch, links, fetched};
}

const arrives = async () => new Response('text');

afterEach(() => vi.unstubAllGlobals());

describe('prefetch', () => {
  it('prefetches with a link in Chromium, once per file', async () => {
    const {prefetch, links, fetched} = await browserOf('Chromium');
    const first = prefetch('/a.js');
    expect(prefetch('/a.js')).toBe(first);
    prefetch('/b.js');
    expect(links).toMatchObject([
      {rel: 'prefetch', href: '/a.js'},
      {rel: 'prefetch', href: '/b.js'},
    ]);
    links[0]?.onload?.();
    await expect(first).resolves.toBeUndefined();
    prefetch('/a.js');
    expect(links).toHaveLength(2);
    expect(fetched).not.toHaveBeenCalled();
  });

  it('prefetches with fetch in other browsers, once per file, and reads the response to its end', async () => {
    const response = new Response('text');
    const {prefetch, links, fetched} = await browserOf('Firefox', async () => response);
    await prefetch('/a.js');
    expect(response.bodyUsed).toBe(true);
    await prefetch('/a.js');
    expect(fetched.mock.calls).toEqual([['/a.js', {priority: 'low'}]]);
    expect(links).toEqual([]);
  });

  it('ignores a failed prefetch: the error appears when the file is needed', async () => {
    const chromium = await browserOf('Chromium');
    const asked = chromium.prefetch('/a.js');
    chromium.links[0]?.onerror?.();
    await expect(asked).resolves.toBeUndefined();
    const firefox = await browserOf('Firefox', () => Promise.reject(new TypeError('offline')));
    await expect(firefox.prefetch('/a.js')).resolves.toBeUndefined();
  });
});
