import {addressOf} from '../../src/plugins/content-contract/page/addressOf';
import {fileOf} from '../../src/plugins/content-contract/reading/locatePage';
import {pageFiles} from '../../src/plugins/content-contract/reading/pageFiles';
import {defaultLocale} from '../../src/site';
import {nameFault} from './nameFault';
import {routeFault} from './routeFault';
import {sectionFault} from './sectionFault';
import {takenBy} from './takenBy';

/**
 * Why a page cannot move to a path, and what to do; undefined when it can. Looks at file names
 * only, not at contents.
 *
 * @param from its path inside the edition
 */
export function moveFault(siteDir: string, from: string, to: string): string | undefined {
  const unfit = nameFault(to.replace(/\.mdx$/, ''));
  if (unfit) {
    return unfit;
  }
  const taken = to === from ? fileOf(defaultLocale, 'current', to) : takenBy(siteDir, to, from);
  if (taken) {
    return `${addressOf(to)} is already in use: ${taken}. Choose another name.`;
  }
  const pages = pageFiles(siteDir);
  const current = pages.filter(({version}) => version === 'current');
  const stays = sectionFault(new Set(current.map(({path}) => path)), from, to);
  if (stays) {
    return stays;
  }
  const others = pages.filter(({path, version}) => path !== from || version !== 'current');
  const owned = routeFault(others, to);
  return owned && `${owned} Choose another name.`;
}
