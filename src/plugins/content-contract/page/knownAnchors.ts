import type {Names} from '../ContentSite';
import {anchorsOf} from './anchorsOf';
import {generatedAnchors} from './generatedAnchors';
import type {Page} from './Page';

/** Every anchor of a page, written or generated. */
export function knownAnchors(page: Page, names: Names): readonly string[] {
  return [...anchorsOf(page).map(({id}) => id), ...generatedAnchors(page, names)];
}
