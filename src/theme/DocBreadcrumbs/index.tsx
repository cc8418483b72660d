// Wraps @theme/DocBreadcrumbs: a page with nothing above it, such as home, has no way there to show.
import {useSidebarBreadcrumbs} from '@docusaurus/plugin-content-docs/client';
import OriginalBreadcrumbs from '@theme-original/DocBreadcrumbs';
import type {ReactNode} from 'react';

export default function DocBreadcrumbs(): ReactNode {
  return useSidebarBreadcrumbs()?.length ? <OriginalBreadcrumbs /> : null;
}
