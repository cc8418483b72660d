import {SkipToContentFallbackId} from '@docusaurus/theme-common';

/**
 * The target of the skip link: the content container, or else the first main element.
 *
 * @param root the document
 */
export function skipTarget(root: Pick<Document, 'getElementById' | 'querySelector'>) {
  return root.getElementById(SkipToContentFallbackId) ?? root.querySelector<HTMLElement>('main');
}
