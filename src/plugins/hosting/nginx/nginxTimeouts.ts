/**
 * How long nginx waits for the head of a request. A publish waits as long after a reload: until then
 * a process with the old configuration may answer on a connection that was opened before.
 */
export const clientHeaderTimeoutSeconds = 10;
