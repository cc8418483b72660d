import type {EventEmitter} from 'node:events';

/**
 * Ends the command without a word when nobody reads on, as in `npm run translations | head`: what
 * was asked for has been shown. A fault that it has found by then still counts.
 *
 * @param output where the command writes
 */
export function endQuietly(output: EventEmitter): void {
  output.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') {
      throw error;
    }
    process.exit(process.exitCode ?? 0);
  });
}
