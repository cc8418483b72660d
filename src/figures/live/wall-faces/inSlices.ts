/** How long a phone may be held before it is let answer. */
const sliceMs = 8;

/**
 * Does work that stops after each of its steps in slices, between which the page answers.
 *
 * @returns gives up what is left of it
 */
export function inSlices(steps: Iterator<undefined>): () => void {
  const work = (): void => {
    const startMs = performance.now();
    while (!steps.next().done) {
      if (performance.now() - startMs >= sliceMs) {
        timer = setTimeout(work);
        return;
      }
    }
  };
  let timer = setTimeout(work);
  return () => clearTimeout(timer);
}
