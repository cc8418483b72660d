// Wraps @theme/SiteMetadata: nothing on "not found", which has no canonical URL and no
// translations.
import OriginalSiteMetadata from '@theme-original/SiteMetadata';
import type {ReactNode} from 'react';
import {usePageExists} from '../../shell/addresses/usePageExists';

export default function SiteMetadata(): ReactNode {
  return usePageExists() ? <OriginalSiteMetadata /> : null;
}
