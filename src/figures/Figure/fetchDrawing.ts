/**
 * Fetches the markup of one drawing of this site.
 *
 * @param address path of the drawing on this site
 * @throws when the network fails, or when the response is not a drawing
 */
export async function fetchDrawing(address: string, signal: AbortSignal): Promise<string> {
  const response = await fetch(address, {signal});
  const markup = response.ok ? await response.text() : '';
  if (!markup.startsWith('<svg ')) {
    throw new Error(`No drawing at ${address}: the answer was ${response.status}.`);
  }
  return markup;
}
