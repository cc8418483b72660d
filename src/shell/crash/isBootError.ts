/**
 * Whether an error prevents hydration: a chunk that failed to load (matched by the bundler's
 * messages), or one of this site's scripts that threw.
 *
 * @param reason of a promise rejection before hydration
 */
export function isBootError(reason: unknown): boolean {
  return (
    reason instanceof Error &&
    (reason.name === 'ChunkLoadError' ||
      /loading (?:css )?chunk/i.test(reason.message) ||
      // Only this site's scripts: errors of browser extensions are not ours to report.
      /\/assets\/js\//.test(reason.stack ?? ''))
  );
}
