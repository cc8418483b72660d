import registry from '@generated/registry';

/** The chunk names of a route, in the shape of the generated route list. */
export type ChunkNames = string | readonly ChunkNames[] | {readonly [key: string]: ChunkNames};

/**
 * The default export of a chunk, with its named exports assigned to it as properties: upstream's
 * theme reads the title and the table of contents of a page from the component that renders it.
 */
async function partOf(bring: () => Promise<object>): Promise<unknown> {
  const {default: part, ...others} = (await bring()) as {readonly default: unknown};
  const canCarry = typeof part === 'function' || (typeof part === 'object' && part !== null);
  return canCarry ? Object.assign(part, others) : part;
}

/**
 * Loads all chunks of a route in parallel.
 *
 * @param names chunk names, in any nesting
 * @returns the same shape with each name replaced by the content of its chunk; names that are not
 *   in the registry are left as they are, like upstream
 * @throws the loading error, when one of the chunks fails
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
