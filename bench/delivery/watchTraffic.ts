import type {CDPSession} from '@playwright/test';

/** What arrived: of which kind, how large, and when it was asked for. */
export type Traffic = {kind: string; bytes: number; atMs: number}[];

/** Notes all that a page fetches from now on. */
export async function watchTraffic(session: CDPSession): Promise<Traffic> {
  const all: Traffic = [];
  const open = new Map<string, {kind: string; atMs: number}>();
  let startSeconds: number | undefined;
  await session.send('Network.enable');
  session.on('Network.requestWillBeSent', ({requestId, request, type, timestamp}) => {
    startSeconds ??= timestamp;
    if (request.url.startsWith('http')) {
      open.set(requestId, {kind: type ?? 'Other', atMs: (timestamp - startSeconds) * 1000});
    }
  });
  session.on('Network.loadingFinished', ({requestId, encodedDataLength}) => {
    const found = open.get(requestId);
    // A prefetch that a later request finds in the cache has no bytes of its own.
    if (found && encodedDataLength > 0) all.push({...found, bytes: encodedDataLength});
  });
  return all;
}
