import type {Page} from '../page/Page';
import {readPageName} from '../page/readPageName';
import {nearestPage} from './nearestPage';

/**
 * A “did you mean” question for page names that match no page; empty when none is close.
 *
 * @param names as given on the command line
 */
export function suggestPages(
  names: readonly string[],
  pages: readonly Pick<Page, 'path' | 'version'>[],
): string {
  const current = pages.filter(({version}) => version === 'current');
  const paths = new Set(current.map(({path}) => path));
  const meant = names.flatMap((name) => nearestPage(readPageName(name).inside, paths) ?? []);
  return meant.length > 0 ? `Did you mean ${meant.join(', ')}?` : '';
}
