import {never} from './never';
import {watchLeaving} from './watchLeaving';

/** Some connections drop requests without an error (a tunnel, a lift). */
const patienceMs = 5000;

/**
 * Whether the site responds now. Any response counts, even an error; only a timeout, or a redirect
 * to another origin (the sign-in page of a hotel network), means that it is unreachable. Never
 * settles when the reader leaves the page meanwhile, or navigates within the site: that navigation
 * has priority over what the caller would do with the result.
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
