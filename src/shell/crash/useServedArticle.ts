import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import {type RefCallback, useCallback, useState} from 'react';
import {isAlive} from '../isAlive';

/** As it came with the page: React takes it out of the page when a crash comes, but leaves it whole. */
const served = ExecutionEnvironment.canUseDOM && document.querySelector('article');

/**
 * The article of a page that crashed as it came to life: it reads without scripts, and must not be
 * lost to them.
 *
 * @returns a ref to the element that takes it in
 */
export function useServedArticle(): RefCallback<HTMLElement> {
  // Once the page has lived, it may be on another article.
  const [article] = useState(() => !isAlive() && served);
  return useCallback(
    (place) => {
      place?.append(article || '');
    },
    [article],
  );
}
