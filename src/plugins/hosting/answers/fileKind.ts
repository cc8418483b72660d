export type FileKind = 'page' | 'hashed' | 'script' | 'pictureOrFont' | 'data';

/** Extension of a file name in small letters, without the dot; empty when there is none. */
function extension(file: string): string {
  return /\.([^./]+)$/.exec(file)?.[1]?.toLowerCase() ?? '';
}

/** Addresses of files that are named after their content; read by nginx as well. */
export const namedByContent = /^\/(.*\/)?assets\/(.*[.-])?[0-9a-f]{8,}(\.[a-z0-9]+)+$/;

/** Addresses of pictures and fonts, asked for again after an hour; read by nginx as well. */
export const picturesAndFonts = /\.(svg|png|jpe?g|webp|avif|gif|ico|woff2)$/;

/**
 * Whether the file is named after its content, so that its bytes never change: what the bundler
 * and the build's own plugins put into an `assets` folder, with eight or more hexadecimal digits
 * before the extension.
 *
 * @param file path of the file below the root of the site, without a leading slash
 */
export function isNamedByContent(file: string): boolean {
  return namedByContent.test(`/${file}`);
}

/**
 * What a file is to the cache and to the policy.
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

/** Media type sent with a file; bytes without a known type are never sniffed, only downloaded. */
export function mediaType(file: string): string {
  return mediaTypes[extension(file)] ?? 'application/octet-stream';
}

/** Media types by extension, for hosts that want the list (nginx `types`). */
export const mediaTypeList: ReadonlyArray<readonly [extension: string, type: string]> =
  Object.entries(mediaTypes);

/** Whether a file shrinks under brotli and gzip: text does, pictures and fonts already have. */
export function isCompressible(file: string): boolean {
  return /^(text\/|image\/svg|application\/(json|xml|manifest))/.test(mediaType(file));
}
