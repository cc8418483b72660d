/** Network Information API; every field may be missing. */
export interface Connection {
  readonly effectiveType?: string;
  readonly saveData?: boolean;
}

/**
 * Whether pages may be prefetched: never on 2g, never when the reader asked to save data, and not
 * when the browser has `navigator.connection` without `effectiveType` (where upstream would throw).
 *
 * @param connection `navigator.connection`; undefined in browsers without that API
 */
export function canPrefetch(connection: Connection | undefined): boolean {
  if (!connection) {
    return true;
  }
  const {effectiveType, saveData} = connection;
  return effectiveType !== undefined && !effectiveType.includes('2g') && !saveData;
}
