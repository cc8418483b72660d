import {siteAssets} from './siteAssets';

let hasStarted = false;

/** Fetches the site's style sheet and scripts at low priority; does nothing the next times. */
export function loadAssets(): void {
  if (hasStarted) {
    return;
  }
  hasStarted = true;
  for (const address of siteAssets().split(' ')) {
    document.head.append(
      address.endsWith('.css')
        ? Object.assign(document.createElement('link'), {rel: 'stylesheet', href: address})
        : Object.assign(document.createElement('script'), {
            src: address,
            async: false,
            fetchPriority: 'low',
          }),
    );
  }
}
