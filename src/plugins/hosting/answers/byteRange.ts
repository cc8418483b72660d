/** A part of a file: first and last byte, both included. */
interface ByteRange {
  readonly first: number;
  readonly last: number;
}

/**
 * Reads a `Range` header.
 *
 * @param header the header, if there was one
 * @param sizeBytes size of the file
 * @returns the part asked for; `whole` when there is no range, or several, or one that cannot be
 *   read; `unsatisfiable` when it starts behind the end
 */
export function byteRange(
  header: string | undefined,
  sizeBytes: number,
): ByteRange | 'whole' | 'unsatisfiable' {
  const match = /^bytes=(\d*)-(\d*)$/.exec(header?.trim() ?? '');
  if (!match || (match[1] === '' && match[2] === '')) {
    return 'whole';
  }
  if (match[1] === '') {
    const suffix = Number(match[2]);
    return suffix === 0 || sizeBytes === 0
      ? 'unsatisfiable'
      : {first: Math.max(0, sizeBytes - suffix), last: sizeBytes - 1};
  }
  const first = Number(match[1]);
  const last = match[2] === '' ? sizeBytes - 1 : Math.min(Number(match[2]), sizeBytes - 1);
  if (match[2] !== '' && Number(match[2]) < first) {
    return 'whole';
  }
  return first >= sizeBytes ? 'unsatisfiable' : {first, last};
}
