/**
 * Whether `<link rel="prefetch">` works under the site's Content-Security-Policy. Only Chromium,
 * which is the only engine with `userAgentData`, checks such a link against the directive of the
 * resource type (since version 112). Firefox checks it against `default-src`, which is `'none'`,
 * and Safari does not support it.
 */
const takesLinks = (): boolean => 'userAgentData' in navigator;

function prefetchByLink(url: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const link = document.createElement('link');
    link.rel = 'prefetch';
    link.href = url;
    link.onload = () => resolve();
    link.onerror = () => reject(new Error(url));
    document.head.append(link);
  });
}

/** The browser only caches a response whose body was read to the end. */
async function prefetchByFetch(url: string): Promise<void> {
  const response = await fetch(url, {priority: 'low'});
  await response.arrayBuffer();
}

const requests = new Map<string, Promise<void>>();

/**
 * Fetches a file into the browser cache, once. Replaces Docusaurus's function, which requests the
 * file again for every link whose page needs it, and by a link element that the policy blocks in
 * Firefox.
 *
 * @returns resolves when the request is over, even if it failed: the failure is handled when the
 *   file is really needed
 */
export default function prefetch(url: string): Promise<void> {
  const known = requests.get(url);
  if (known) {
    return known;
  }
  const prefetchFile = takesLinks() ? prefetchByLink : prefetchByFetch;
  const pending = prefetchFile(url).catch(() => undefined);
  requests.set(url, pending);
  return pending;
}
