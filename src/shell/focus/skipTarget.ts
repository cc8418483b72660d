import {SkipToContentFallbackId} from '@docusaurus/theme-common';

/**
 * Where the skip link leads: the container of the content, or failing that the first main element.
 *
 * @param root the document to look in
 */
export function skipTarget(root: Pick<Document, 'getElementById' | 'querySelector'>) {
  return root.getElementById(SkipToContentFallbackId) ?? root.querySelector<HTMLElement>('main');
}
