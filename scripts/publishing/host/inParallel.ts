/** Concurrent requests. */
const parallel = 8;

/** Runs a task for each item in order, a few concurrently. */
export async function inParallel<Item>(
  items: readonly Item[],
  task: (item: Item) => Promise<void>,
): Promise<void> {
  const queue = items.values();
  async function work(): Promise<void> {
    for (const item of queue) {
      await task(item);
    }
  }
  await Promise.all(Array.from({length: parallel}, work));
}
