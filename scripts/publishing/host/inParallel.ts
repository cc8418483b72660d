/** Requests under way at one time. */
const parallel = 8;

/** Does a task for each of several, a few at one time, and the first ones first. */
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
