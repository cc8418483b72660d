import {never} from './never';
import {watchLeaving} from './watchLeaving';

/**
 * As `work`, but a failure of it is kept quiet when the page is being left: the reader has chosen
 * where to go.
 *
 * @param work what is being fetched
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
