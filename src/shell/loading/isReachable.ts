import {never} from './never';
import {watchLeaving} from './watchLeaving';

/** A network that swallows requests (a tunnel, a lift) never says so itself. */
const patienceMs = 5000;

/**
 * Whether the site answers now. Any answer counts, an error too: only silence, or an answer that comes
 * from elsewhere (the sign-in page of a hotel), means that nothing can be had. Never says so when the
 * page is being left meanwhile, for another of this site too: what the reader has followed since goes
 * before what was to be done with the answer.
 *
 * @param url an address of this site
 */
export async function isReachable(url: string): Promise<boolean> {
  const {href} = window.location;
  const leaving = watchLeaving();
  const signal = AbortSignal.timeout(patienceMs);
  const isAnswered = await fetch(url, {method: 'HEAD', cache: 'no-store', signal}).then(
    () => true,
    () => false,
  );
  leaving.stop();
  return leaving.isNow() || href !== window.location.href ? never() : isAnswered;
}
