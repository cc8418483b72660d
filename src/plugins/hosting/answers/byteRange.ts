/** A part of a file: first and last byte, both included. */
interface ByteRange {
  readonly first: number;
  readonly last: number;
}

/** nginx passes over spaces here, and takes no number that it cannot count with. */
const onePart = /^ *(?:(\d{1,18}) *- *(\d{1,18})?|-(\d{1,18})) *$/;

function partOf(text: string, sizeBytes: number): ByteRange | 'unreadable' | 'behind' {
  const [read, from, to, suffix] = onePart.exec(text) ?? [];
  if (read === undefined) {
    return 'unreadable';
  }
  const first = from === undefined ? Math.max(0, sizeBytes - Number(suffix)) : Number(from);
  const last = Math.min(Number(to ?? sizeBytes), sizeBytes - 1);
  return first <= last ? {first, last} : 'behind';
}

/**
 * Reads a `Range` header, as nginx does.
 *
 * @param header the header, if there was one
 * @param sizeBytes size of the file
 * @returns the part asked for; `whole` when there is no range, or a second part, which no browser asks
 *   for; `unsatisfiable` when one before that cannot be read, or none of them starts before the end
 */
export function byteRange(
  header: string | undefined,
  sizeBytes: number,
): ByteRange | 'whole' | 'unsatisfiable' {
  const [, list] = /^bytes=(.+)$/i.exec(header?.trim() ?? '') ?? [];
  if (list === undefined) {
    return 'whole';
  }
  let found: ByteRange | undefined;
  for (const text of list.split(',')) {
    const part = partOf(text, sizeBytes);
    if (part === 'unreadable') {
      return 'unsatisfiable';
    }
    if (part !== 'behind') {
      if (found) {
        return 'whole';
      }
      found = part;
    }
  }
  return found ?? 'unsatisfiable';
}
