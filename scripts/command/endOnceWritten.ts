/**
 * Ends the command, whatever it still waits for, once all that it has printed is written: into a
 * pipe that comes later, and `process.exit` alone would cut it off.
 *
 * @param code that the command ends with
 */
export function endOnceWritten(code: number): void {
  process.exitCode = code;
  process.stdout.write('', () => process.stderr.write('', () => process.exit()));
}
