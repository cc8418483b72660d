// Wraps @theme/BackToTopButton: rendered after hydration only, because it needs scripts.
import useIsBrowser from '@docusaurus/useIsBrowser';
import BackToTopButton from '@theme-original/BackToTopButton';
import type {ReactNode} from 'react';

export default function BackToTopButtonWithScripts(): ReactNode {
  return useIsBrowser() && <BackToTopButton />;
}
