/**
 * Whether a part of the program could not be fetched, as the bundler words it.
 *
 * @param reason what a promise was rejected with
 */
export function isChunkError(reason: unknown): boolean {
  return (
    reason instanceof Error &&
    (reason.name === 'ChunkLoadError' || /loading (?:css )?chunk/i.test(reason.message))
  );
}
