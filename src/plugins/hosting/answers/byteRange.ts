/** A byte range of a file: first and last byte, both inclusive. */
interface ByteRange {
  readonly first: number;
  readonly last: number;
}

/** As in nginx: spaces are ignored, and numbers too large for it are refused. */
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
 * Parses a `Range` header the way nginx does.
 *
 * @param header the header, if sent
 * @param sizeBytes size of the file
 * @returns the range; `whole` when there is no range, or a second one, which no browser requests;
 * `unsatisfiable` when the header is malformed before that, or no range starts within the file
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
