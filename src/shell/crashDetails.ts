/**
 * What support needs to know of a crash, as text to paste into a message.
 *
 * @param messages the chain of causes, outermost first
 * @param place where it happened: address of the page, browser, time
 */
export function crashDetails(
  messages: readonly string[],
  place: {readonly href: string; readonly userAgent: string; readonly time: Date},
): string {
  return [...messages, '', place.href, place.userAgent, place.time.toISOString()].join('\n');
}
