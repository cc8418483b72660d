import type {EventEmitter} from 'node:events';

/**
 * Lets the command finish when its output cannot be written, as in `npm run publish:site | head` or
 * with its log on a full disk: stopping halfway would be worse than an incomplete log.
 *
 * @param outputs where the command writes
 */
export function ignoreOutputErrors(...outputs: readonly EventEmitter[]): void {
  for (const output of outputs) {
    output.on('error', () => undefined);
  }
}
