// Wraps @theme/SiteMetadata: "not found" has no address of its own and no counterpart to name.
import OriginalSiteMetadata from '@theme-original/SiteMetadata';
import type {ReactNode} from 'react';
import {usePageExists} from '../../shell/addresses/usePageExists';

export default function SiteMetadata(): ReactNode {
  return usePageExists() ? <OriginalSiteMetadata /> : null;
}
