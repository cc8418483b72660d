/** What neither fulfils nor rejects: nobody is there any more to be told. */
export function never(): Promise<never> {
  return new Promise(() => undefined);
}
