/** How long the main thread may be blocked at a time, on a slow phone. */
const sliceMs = 8;

const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

/**
 * Runs a generator that yields after each step, in short slices between which the page can handle
 * input.
 *
 * @param signal abandons the remaining steps
 * @returns resolves when the generator has finished or is abandoned
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
