import {isCompressible, mediaTypeList} from '../answers/fileKind';

/** The lines of the block `types`. */
export function nginxTypes(): string {
  return mediaTypeList
    .map(([extension, type]) => `        ${type.split(';')[0]} ${extension};`)
    .join('\n');
}

const compressible = mediaTypeList.filter(([extension]) => isCompressible(`x.${extension}`));

/** How the names of files end that shrink under compression. */
export function compressibleExtensions(): string[] {
  return compressible.map(([extension]) => extension);
}

/** What `charset_types` takes. Pages are in nginx's own list already, and it warns of a type named twice. */
export function charsetTypes(): string {
  const types = new Set(compressible.map(([, type]) => type.replace(/;.*/, '')));
  types.delete('text/html');
  return [...types].join(' ');
}
