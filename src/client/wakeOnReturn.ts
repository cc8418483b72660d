/**
 * Wakes React when a page is shown again as the browser kept it. React goes on by a message that it
 * sends itself, and Firefox loses one that is under way as the page is left: React would wait for it
 * for ever, links change the address alone, and the search find nothing. One message too many, as
 * when a page is first shown, does nothing.
 *
 * @param loadReact evaluates React, which opens its channel then
 */
export async function wakeOnReturn(loadReact: () => Promise<unknown>): Promise<void> {
  const {MessageChannel} = window;
  // Where there is none, React goes on by timers, which are not lost.
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
