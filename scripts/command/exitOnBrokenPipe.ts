import type {EventEmitter} from 'node:events';

/**
 * Exits silently when the reader closes the pipe, as in `npm run translations | head`. The exit code
 * still reports faults found by then. Any other write error, such as a full disk, is printed.
 *
 * @param output where the command writes
 */
export function exitOnBrokenPipe(output: EventEmitter): void {
  output.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code === 'EPIPE') {
      process.exit(process.exitCode ?? 0);
    }
    console.error(`The output could not be written: ${error.message}.`);
    process.exit(1);
  });
}
