/**
 * Only Chromium, which names itself here, lets the site's policy pass for `<link rel="prefetch">` by
 * the kind of what is fetched (since 112). Firefox judges such a link by `default-src`, which is
 * `'none'`, and Safari knows none.
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

/** The browser keeps only what was read to its end. */
async function prefetchByFetch(url: string): Promise<void> {
  const response = await fetch(url, {priority: 'low'});
  await response.arrayBuffer();
}

const asked = new Map<string, Promise<void>>();

/**
 * Brings a file into the browser's cache, once, in place of Docusaurus's function: that one asks
 * again for every link whose page needs the file, and by the way that the policy refuses in Firefox.
 *
 * @returns settled when it is there; a failure shows itself when the file is needed
 */
export default function prefetch(url: string): Promise<void> {
  const known = asked.get(url);
  if (known) {
    return known;
  }
  const prefetchFile = takesLinks() ? prefetchByLink : prefetchByFetch;
  const coming = prefetchFile(url).catch(() => undefined);
  asked.set(url, coming);
  return coming;
}
