import {contentSecurityPolicy, type InlineHashes, partPolicy} from '../policy/policy';
import {type FileKind, fileKind, isCompressible, mediaType} from './fileKind';

export type Headers = Readonly<Record<string, string>>;

const yearSeconds = 365 * 24 * 3600;

/** `Cache-Control` of each kind of file, for browsers and shared caches. */
export const cacheControl = {
  hashed: `public, max-age=${yearSeconds}, immutable`,
  page: 'public, max-age=0, must-revalidate',
  script: 'public, max-age=0, must-revalidate',
  data: 'public, max-age=0, must-revalidate',
  pictureOrFont: 'public, max-age=3600, stale-while-revalidate=86400',
  /**
   * Browsers would cache a 301 indefinitely by default, and a rollback may bring the old page back.
   */
  redirect: 'public, max-age=0, must-revalidate',
  error: 'no-store',
} as const satisfies Record<FileKind | 'redirect' | 'error', string>;

/** Browser features the site does not use; the policy denies them to every script. */
const closedFeatures = [
  'accelerometer',
  'autoplay',
  'browsing-topics',
  'camera',
  'display-capture',
  'encrypted-media',
  'fullscreen',
  'geolocation',
  'gyroscope',
  'hid',
  'idle-detection',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'picture-in-picture',
  'publickey-credentials-get',
  'screen-wake-lock',
  'serial',
  'usb',
  'xr-spatial-tracking',
];

/**
 * Security headers of responses other than pages: assets, redirects, errors. Headers that only
 * affect documents are left out; they would add two kilobytes to each of a page's dozen assets,
 * which most hosts send uncompressed. Browsers honour HSTS over HTTPS only. It does not include
 * subdomains: they are not this site's to restrict, and could not be freed for two years.
 */
export const partHeaders: Headers = {
  'Content-Security-Policy': partPolicy,
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Strict-Transport-Security': `max-age=${2 * yearSeconds}`,
  'X-Content-Type-Options': 'nosniff',
};

/**
 * Security headers of pages, not-found pages included.
 *
 * @param hashes of the inline elements that pages may have
 */
export function pageHeaders(hashes: InlineHashes): Headers {
  return {
    ...partHeaders,
    'Content-Security-Policy': contentSecurityPolicy(hashes),
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Origin-Agent-Cluster': '?1',
    'Permissions-Policy': closedFeatures.map((feature) => `${feature}=()`).join(', '),
    'Referrer-Policy': 'strict-origin-when-cross-origin',
  };
}

/**
 * Headers that depend on the file.
 *
 * @param file path of the file below the root of the site, without a leading slash
 * @param status 404 for a not-found page, which must not be cached: the real page may come back
 */
export function fileHeaders(file: string, status: 200 | 404): Headers {
  return {
    'Content-Type': mediaType(file),
    'Cache-Control': cacheControl[status === 404 ? 'error' : fileKind(file)],
    ...(isCompressible(file) ? {Vary: 'Accept-Encoding'} : {}),
  };
}
