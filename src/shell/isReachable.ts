/** A network that swallows requests (a tunnel, a lift) never says so itself. */
const patienceMs = 5000;

/**
 * Whether the site answers now. Any answer counts, an error too: only silence, or an answer that comes
 * from elsewhere (the sign-in page of a hotel), means that nothing can be had.
 *
 * @param url an address of this site
 */
export async function isReachable(url: string): Promise<boolean> {
  try {
    await fetch(url, {method: 'HEAD', cache: 'no-store', signal: AbortSignal.timeout(patienceMs)});
    return true;
  } catch {
    return false;
  }
}
