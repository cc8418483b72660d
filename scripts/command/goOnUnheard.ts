import type {EventEmitter} from 'node:events';

/**
 * Lets the command go on when what it says is not heard, as in `npm run publish:site | head` or with
 * its log on a full disk: what it has begun is brought to its end.
 *
 * @param outputs where the command writes
 */
export function goOnUnheard(...outputs: readonly EventEmitter[]): void {
  for (const output of outputs) {
    output.on('error', () => undefined);
  }
}
