import type {EventEmitter} from 'node:events';

/**
 * Lets the command go on when nobody reads what it says any more, as in `npm run publish:site | head`:
 * what it has begun is brought to its end.
 *
 * @param outputs where the command writes
 */
export function goOnUnheard(...outputs: readonly EventEmitter[]): void {
  for (const output of outputs) {
    output.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code !== 'EPIPE') {
        throw error;
      }
    });
  }
}
