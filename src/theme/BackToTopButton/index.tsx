// Wraps @theme/BackToTopButton: it does nothing without scripts, so it comes with them, and after all
// else, for it asks at once how far the page is scrolled, and the browser lays the page out to answer.
import useIsBrowser from '@docusaurus/useIsBrowser';
import BackToTopButton from '@theme-original/BackToTopButton';
import {type ReactNode, useDeferredValue} from 'react';

export default function BackToTopButtonWithScripts(): ReactNode {
  return useDeferredValue(useIsBrowser()) && <BackToTopButton />;
}
