import {versions} from '../../../site';
import {targetOf} from './addressOf';
import type {Page} from './Page';

/** The address of a page without its locale, as in its canonical link. */
export function canonicalOf({path, version}: Pick<Page, 'path' | 'version'>): string {
  const archived = versions.archived.find(({label}) => version === `version-${label}`);
  return archived ? `/${archived.path}${targetOf(path)}` : targetOf(path);
}
