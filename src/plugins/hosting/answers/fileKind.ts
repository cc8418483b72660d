export type FileKind = 'page' | 'hashed' | 'script' | 'pictureOrFont' | 'data';

/** Lower-case extension of a file name, without the dot; empty when there is none. */
function extension(file: string): string {
  return /\.([^./]+)$/.exec(file)?.[1]?.toLowerCase() ?? '';
}

/** Addresses with a content hash; used by the nginx configuration too. */
export const namedByContent = /^\/(.*\/)?assets\/(.*[.-])?[0-9a-f]{8,}(\.[a-z0-9]+)+$/;

/**
 * Addresses of pictures and fonts, revalidated after an hour; used by the nginx configuration too.
 */
export const picturesAndFonts = /\.(svg|png|jpe?g|webp|avif|gif|ico|woff2)$/;

/**
 * Whether a file name contains a content hash, so that its bytes never change: a file from the
 * bundler or our build plugins in an `assets` folder, with eight or more hexadecimal digits before
 * the extension.
 *
 * @param file path of the file below the root of the site, without a leading slash
 */
export function isNamedByContent(file: string): boolean {
  return namedByContent.test(`/${file}`);
}

/**
 * The class of a file for caching and security headers.
 *
 * @param file path of the file below the root of the site, without a leading slash
 */
export function fileKind(file: string): FileKind {
  const ending = extension(file);
  if (ending === 'html') {
    return 'page';
  }
  if (isNamedByContent(file)) {
    return 'hashed';
  }
  if (ending === 'js' || ending === 'mjs') {
    return 'script';
  }
  return picturesAndFonts.test(file) ? 'pictureOrFont' : 'data';
}

const mediaTypes: Readonly<Record<string, string>> = {
  avif: 'image/avif',
  css: 'text/css; charset=utf-8',
  gif: 'image/gif',
  html: 'text/html; charset=utf-8',
  ico: 'image/x-icon',
  jpeg: 'image/jpeg',
  jpg: 'image/jpeg',
  js: 'text/javascript; charset=utf-8',
  json: 'application/json; charset=utf-8',
  map: 'application/json; charset=utf-8',
  mjs: 'text/javascript; charset=utf-8',
  pdf: 'application/pdf',
  png: 'image/png',
  svg: 'image/svg+xml; charset=utf-8',
  txt: 'text/plain; charset=utf-8',
  webmanifest: 'application/manifest+json; charset=utf-8',
  webp: 'image/webp',
  woff2: 'font/woff2',
  xml: 'application/xml; charset=utf-8',
};

/**
 * The `Content-Type` of a file. Unknown types get a generic one, so that browsers download instead
 * of sniffing.
 */
export function mediaType(file: string): string {
  return mediaTypes[extension(file)] ?? 'application/octet-stream';
}

/** Media types by extension, for hosts that need the list (nginx `types`). */
export const mediaTypeList: ReadonlyArray<readonly [extension: string, type: string]> =
  Object.entries(mediaTypes);

/** Whether brotli and gzip shrink the file: text yes; pictures and fonts are already compressed. */
export function isCompressible(file: string): boolean {
  return /^(text\/|image\/svg|application\/(json|xml|manifest))/.test(mediaType(file));
}
