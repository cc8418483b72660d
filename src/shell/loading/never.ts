/** A promise that never settles, for when the caller must not continue. */
export function never(): Promise<never> {
  return new Promise(() => undefined);
}
