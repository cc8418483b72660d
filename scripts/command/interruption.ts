/** What Ctrl + C, `kill` and a closed terminal send. */
export const interrupts = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/**
 * Takes over what Ctrl + C, `kill` and a closed terminal do, for a command that has something to
 * tidy up: the command goes on until it is done with that. A second time they end it at once.
 *
 * @returns aborted when one of them comes, with an error for the person at the keyboard
 */
export function interruption(): AbortSignal {
  const asked = new AbortController();
  for (const signal of interrupts) {
    process.once(signal, () => asked.abort(new Error(`Stopped by ${signal}.`)));
  }
  return asked.signal;
}
