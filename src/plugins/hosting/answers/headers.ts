import {contentSecurityPolicy, type InlineHashes, partPolicy} from '../policy/policy';
import {type FileKind, fileKind, isCompressible, mediaType} from './fileKind';

export type Headers = Readonly<Record<string, string>>;

const yearSeconds = 365 * 24 * 3600;

/** How long each kind of file may be kept, by browsers and by caches on the way. */
export const cacheControl = {
  hashed: `public, max-age=${yearSeconds}, immutable`,
  page: 'public, max-age=0, must-revalidate',
  script: 'public, max-age=0, must-revalidate',
  data: 'public, max-age=0, must-revalidate',
  pictureOrFont: 'public, max-age=3600, stale-while-revalidate=86400',
  /** Not for ever, as browsers would without a word: a rollback gives an old address its page back. */
  redirect: 'public, max-age=0, must-revalidate',
  error: 'no-store',
} as const satisfies Record<FileKind | 'redirect' | 'error', string>;

/** Browser features the site does not use; what is named here is refused to every script. */
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
 * What closes a response that is no page: a part of one, a redirect, a refusal. What only documents
 * heed is left out: it would be two kilobytes on each of the dozen parts of a page, which most hosts
 * send as they are. HSTS counts over HTTPS only; browsers see to that. It speaks for this host alone:
 * what stands below it is not the site's to close, and could not be opened again for two years.
 */
export const partHeaders: Headers = {
  'Content-Security-Policy': partPolicy,
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Strict-Transport-Security': `max-age=${2 * yearSeconds}`,
  'X-Content-Type-Options': 'nosniff',
};

/**
 * What closes a page, found or not.
 *
 * @param hashes the inline elements that pages may have
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
 * @param status 404 for a not-found page, which no cache may keep in place of a page that comes back
 */
export function fileHeaders(file: string, status: 200 | 404): Headers {
  return {
    'Content-Type': mediaType(file),
    'Cache-Control': cacheControl[status === 404 ? 'error' : fileKind(file)],
    ...(isCompressible(file) ? {Vary: 'Accept-Encoding'} : {}),
  };
}
