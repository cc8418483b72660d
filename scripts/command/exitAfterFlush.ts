/**
 * Exits once stdout and stderr are flushed, whatever else is pending. `process.exit` alone would cut
 * off output still queued for a pipe.
 *
 * @param code exit code
 */
export function exitAfterFlush(code: number): void {
  process.exitCode = code;
  process.stdout.write('', () => process.stderr.write('', () => process.exit()));
}
