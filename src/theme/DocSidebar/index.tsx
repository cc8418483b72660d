// Replaces @theme/DocSidebar: small screens hide it by style alone, and fill the drawer in slices,
// so that coming to life does not hold a slow phone.
import {useWindowSize} from '@docusaurus/theme-common';
import type {Props} from '@theme/DocSidebar';
import Desktop from '@theme/DocSidebar/Desktop';
import Mobile from '@theme/DocSidebar/Mobile';
import {type ReactNode, useDeferredValue} from 'react';

export default function DocSidebar(props: Props): ReactNode {
  const isMobile = useDeferredValue(useWindowSize() === 'mobile');
  return (
    <>
      <Desktop {...props} />
      {isMobile && <Mobile {...props} />}
    </>
  );
}
