import {type FileKind, fileKind, isCompressible, isNamedByContent, mediaType} from './fileKind';
import {filePolicy, type InlineHashes, pagePolicy, scriptPolicy} from './policy';

export type Headers = Readonly<Record<string, string>>;

const yearSeconds = 365 * 24 * 3600;

/** How long each kind of file may be kept, by browsers and by caches on the way. */
export const cacheControl = {
  hashed: `public, max-age=${yearSeconds}, immutable`,
  page: 'public, max-age=0, must-revalidate',
  script: 'public, max-age=0, must-revalidate',
  data: 'public, max-age=0, must-revalidate',
  picture: 'public, max-age=3600, stale-while-revalidate=86400',
  /** Not for ever, as browsers would without a word: an address may get its page back one day. */
  redirect: 'public, max-age=3600',
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

/** Headers of every response, whatever it is. HSTS counts over HTTPS only; browsers see to that. */
export const commonHeaders: Headers = {
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Origin-Agent-Cluster': '?1',
  'Permissions-Policy': closedFeatures.map((feature) => `${feature}=()`).join(', '),
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Strict-Transport-Security': `max-age=${2 * yearSeconds}; includeSubDomains`,
  'X-Content-Type-Options': 'nosniff',
};

function policyOf(file: string, hashes: InlineHashes): string {
  if (fileKind(file) === 'page') {
    return pagePolicy(hashes);
  }
  return /\.m?js$/.test(file) ? scriptPolicy : filePolicy;
}

/**
 * Headers of a file that is served with status 200.
 *
 * @param file path of the file below the root of the site, without a leading slash
 * @param hashes the inline elements that pages may have
 */
export function fileHeaders(file: string, hashes: InlineHashes): Headers {
  return {
    ...commonHeaders,
    'Content-Type': mediaType(file),
    'Content-Security-Policy': policyOf(file, hashes),
    'Cache-Control': cacheControl[isNamedByContent(file) ? 'hashed' : fileKind(file)],
    ...(isCompressible(file) ? {Vary: 'Accept-Encoding'} : {}),
  };
}

/** Headers of the not-found page, which must never be kept in place of a page that comes back. */
export function notFoundHeaders(file: string, hashes: InlineHashes): Headers {
  return {...fileHeaders(file, hashes), 'Cache-Control': cacheControl.error};
}

/** Headers of a redirect. */
export function redirectHeaders(location: string): Headers {
  return {...commonHeaders, Location: location, 'Cache-Control': cacheControl.redirect};
}

/** Headers of a refusal in one line of plain text. */
export function refusalHeaders(): Headers {
  return {
    ...commonHeaders,
    'Content-Type': 'text/plain; charset=utf-8',
    'Content-Security-Policy': filePolicy,
    'Cache-Control': cacheControl.error,
  };
}
