// Replaces @theme/DocSidebar: taken off small screens, and put into their drawer, in slices, so that
// coming to life does not hold a slow phone.
import {useWindowSize} from '@docusaurus/theme-common';
import type {Props} from '@theme/DocSidebar';
import Desktop from '@theme/DocSidebar/Desktop';
import Mobile from '@theme/DocSidebar/Mobile';
import {type ReactNode, useDeferredValue} from 'react';

export default function DocSidebar(props: Props): ReactNode {
  // Pages are rendered for all screens: small ones hide the sidebar by style until they live.
  const isMobile = useDeferredValue(useWindowSize() === 'mobile');
  return isMobile ? <Mobile {...props} /> : <Desktop {...props} />;
}
