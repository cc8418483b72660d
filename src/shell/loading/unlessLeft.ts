import {never} from './never';
import {watchLeaving} from './watchLeaving';

/**
 * Same result as `work`, except that it never settles when it fails because the reader is leaving
 * the page.
 *
 * @param work a promise that depends on the network
 */
export async function unlessLeft<Result>(work: Promise<Result>): Promise<Result> {
  const leaving = watchLeaving();
  try {
    return await work;
  } catch (error) {
    if (leaving.isNow()) return never();
    throw error;
  } finally {
    leaving.stop();
  }
}
