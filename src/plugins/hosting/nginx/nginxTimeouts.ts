/**
 * How long nginx waits for request headers. Publishing waits as long after a reload: until then, an
 * old process may still answer on a connection that was already open.
 */
export const clientHeaderTimeoutSeconds = 10;
