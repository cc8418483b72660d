/** How long a phone may be held before it is let answer. */
const sliceMs = 8;

const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

/**
 * Does work that stops after each of its steps, in slices, between which the page answers.
 *
 * @param signal gives up what is left of it
 * @returns settles when it is done or given up
 */
export async function inSlices(steps: Iterator<undefined>, signal?: AbortSignal): Promise<void> {
  let isOver = false;
  while (!isOver) {
    await nextTask();
    if (signal?.aborted) return;
    const startMs = performance.now();
    do {
      isOver = steps.next().done ?? false;
    } while (!isOver && performance.now() - startMs < sliceMs);
  }
}
