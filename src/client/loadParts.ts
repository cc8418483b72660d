import registry from '@generated/registry';

/** What a route is made of: names of chunks, as the generated list of routes has them. */
export type ChunkNames = string | readonly ChunkNames[] | {readonly [key: string]: ChunkNames};

/**
 * What stands in a chunk: its default export, which carries the others. Upstream's theme reads the
 * title and the contents of a page as properties of the component that shows it.
 */
async function partOf(bring: () => Promise<object>): Promise<unknown> {
  const {default: part, ...others} = (await bring()) as {readonly default: unknown};
  const canCarry = typeof part === 'function' || (typeof part === 'object' && part !== null);
  return canCarry ? Object.assign(part, others) : part;
}

/**
 * Brings all chunks of a route.
 *
 * @param names of the chunks, in any shape
 * @returns the same shape, each name replaced by what stands in that chunk; a name that the registry
 *   lacks stays, as upstream has it
 * @throws what the network threw, when one of them does not come
 */
export async function loadParts(names: ChunkNames): Promise<unknown> {
  if (typeof names === 'string') {
    const bring = registry[names]?.[0];
    return bring ? partOf(bring) : names;
  }
  const parts = Object.entries(names).map(async ([key, name]) => [key, await loadParts(name)]);
  const loaded = await Promise.all(parts);
  return Array.isArray(names)
    ? loaded.map(([, part]) => part)
    : Object.fromEntries(loaded as [string, unknown][]);
}
