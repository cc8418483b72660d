/**
 * Makes React resume its work when a page comes back from the bfcache. React's scheduler continues
 * by posting itself a message, and Firefox loses a message that is in flight when the page is left:
 * React would wait for it forever, so that links change only the address, and the search finds
 * nothing. An extra message, such as on the first `pageshow`, does nothing.
 *
 * @param loadReact evaluates React, which opens its `MessageChannel` then
 */
export async function resumeAfterBfcache(loadReact: () => Promise<unknown>): Promise<void> {
  const {MessageChannel} = window;
  // Without `MessageChannel`, React uses timers, which are not lost.
  if (MessageChannel) {
    window.MessageChannel = function open(): MessageChannel {
      const channel = new MessageChannel();
      window.addEventListener('pageshow', () => channel.port2.postMessage(null));
      return channel;
    } as unknown as typeof MessageChannel;
  }
  await loadReact().finally(() => {
    window.MessageChannel = MessageChannel;
  });
}
