/** What browsers tell of the connection; none of it is certain to be there. */
export interface Connection {
  readonly effectiveType?: string;
  readonly saveData?: boolean;
}

/**
 * Whether pages may be fetched ahead: never on 2g, never when the reader asks to save data, and not
 * when the browser names a connection without its speed (upstream would throw).
 *
 * @param connection `navigator.connection`, undefined where browsers keep it to themselves
 */
export function canPrefetch(connection: Connection | undefined): boolean {
  if (!connection) {
    return true;
  }
  const {effectiveType, saveData} = connection;
  return effectiveType !== undefined && !effectiveType.includes('2g') && !saveData;
}
