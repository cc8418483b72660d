/** A position in the source; both numbers count from 1. */
export interface Place {
  readonly line: number;
  readonly column: number;
}

export const topOfFile: Place = {line: 1, column: 1};

/**
 * The line and column of an offset.
 *
 * @param offset in UTF-16 code units from the start of the source
 */
export function placeAt(source: string, offset: number): Place {
  const before = source.slice(0, offset);
  const lineStart = before.lastIndexOf('\n') + 1;
  return {line: before.split('\n').length, column: offset - lineStart + 1};
}
