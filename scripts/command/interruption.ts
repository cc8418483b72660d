/** The signals of Ctrl + C, `kill` and a closed terminal. */
export const interrupts = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/**
 * Handles the first Ctrl + C, `kill` or closed terminal for a command that has to clean up: the
 * command goes on until that is done. A second signal ends it at once.
 *
 * @returns aborted on the first signal, with an error for the user
 */
export function interruption(): AbortSignal {
  const asked = new AbortController();
  for (const signal of interrupts) {
    process.once(signal, () => asked.abort(new Error(`Stopped by ${signal}.`)));
  }
  return asked.signal;
}
