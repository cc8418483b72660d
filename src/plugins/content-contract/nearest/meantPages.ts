import type {Page} from '../page/Page';
import {readPageName} from '../page/readPageName';
import {nearestPage} from './nearestPage';

/**
 * Asks whether a writer meant other pages by names that none has; empty when none comes near.
 *
 * @param names as a command was given them
 */
export function meantPages(
  names: readonly string[],
  pages: readonly Pick<Page, 'path' | 'version'>[],
): string {
  const current = pages.filter(({version}) => version === 'current');
  const paths = new Set(current.map(({path}) => path));
  const meant = names.flatMap((name) => nearestPage(readPageName(name).inside, paths) ?? []);
  return meant.length > 0 ? `Did you mean ${meant.join(', ')}?` : '';
}
