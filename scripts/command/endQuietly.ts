import type {EventEmitter} from 'node:events';

/**
 * Ends the command without a word when nobody reads on, as in `npm run translations | head`: what
 * was asked for has been shown. A fault that it has found by then still counts. What else hinders it,
 * such as a full disk, is said in a sentence.
 *
 * @param output where the command writes
 */
export function endQuietly(output: EventEmitter): void {
  output.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code === 'EPIPE') {
      process.exit(process.exitCode ?? 0);
    }
    console.error(`The output could not be written: ${error.message}.`);
    process.exit(1);
  });
}
