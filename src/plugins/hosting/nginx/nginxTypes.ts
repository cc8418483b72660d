import {isCompressible, mediaTypeList} from '../answers/fileKind';

/** The lines of the `types` block. */
export function nginxTypes(): string {
  return mediaTypeList
    .map(([extension, type]) => `        ${type.split(';')[0]} ${extension};`)
    .join('\n');
}

const compressible = mediaTypeList.filter(([extension]) => isCompressible(`x.${extension}`));

/** The file extensions that compression shrinks. */
export function compressibleExtensions(): string[] {
  return compressible.map(([extension]) => extension);
}

/**
 * The value of `charset_types`. Without HTML, which nginx includes by default; it warns of
 * duplicates.
 */
export function charsetTypes(): string {
  const types = new Set(compressible.map(([, type]) => type.replace(/;.*/, '')));
  types.delete('text/html');
  return [...types].join(' ');
}
