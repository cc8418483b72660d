/**
 * Whether the first page cannot come to life: a part of the program could not be fetched, as the
 * bundler words it, or what came in its place broke as it ran.
 *
 * @param reason what a promise was rejected with before the page lived
 */
export function isBootError(reason: unknown): boolean {
  return (
    reason instanceof Error &&
    (reason.name === 'ChunkLoadError' ||
      /loading (?:css )?chunk/i.test(reason.message) ||
      // Extensions put scripts into pages too; what they break is not ours to report.
      /\/assets\/js\//.test(reason.stack ?? ''))
  );
}
