import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import {type RefCallback, useCallback, useState} from 'react';
import {isHydrated} from '../isHydrated';

/** The static article. When a crash happens React detaches it, but does not change it. */
const served = ExecutionEnvironment.canUseDOM && document.querySelector('article');

/**
 * The static article of a page that crashed during hydration: it can be read without scripts, so it
 * must not be lost because of them.
 *
 * @returns a ref callback for the element to put it into
 */
export function useServedArticle(): RefCallback<HTMLElement> {
  // After hydration the reader may have navigated to another article.
  const [article] = useState(() => !isHydrated() && served);
  return useCallback(
    (place) => {
      place?.append(article || '');
    },
    [article],
  );
}
