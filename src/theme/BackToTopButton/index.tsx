// Wraps @theme/BackToTopButton: it does nothing without scripts, so it comes with them.
import useIsBrowser from '@docusaurus/useIsBrowser';
import BackToTopButton from '@theme-original/BackToTopButton';
import type {ReactNode} from 'react';

export default function BackToTopButtonWithScripts(): ReactNode {
  return useIsBrowser() && <BackToTopButton />;
}
