import {isCompressible, mediaTypeList} from './fileKind';

/** The lines of the block `types`. */
export function nginxTypes(): string {
  return mediaTypeList
    .map(([extension, type]) => `        ${type.split(';')[0]} ${extension};`)
    .join('\n');
}

/** Media types of what shrinks under compression, without parameters. */
export function compressibleTypes(): string[] {
  const all = mediaTypeList
    .filter(([extension]) => isCompressible(`x.${extension}`))
    .map(([, type]) => type.replace(/;.*/, ''));
  return [...new Set(all)];
}

/** What `charset_types` takes. Pages are in nginx's own list already, and naming them twice is refused. */
export function charsetTypes(): string {
  return compressibleTypes()
    .filter((type) => type !== 'text/html')
    .join(' ');
}
