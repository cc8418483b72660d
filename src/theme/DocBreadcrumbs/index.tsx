// Wraps @theme/DocBreadcrumbs: nothing on pages without a parent, such as the home page.
import {useSidebarBreadcrumbs} from '@docusaurus/plugin-content-docs/client';
import OriginalBreadcrumbs from '@theme-original/DocBreadcrumbs';
import type {ReactNode} from 'react';

export default function DocBreadcrumbs(): ReactNode {
  return useSidebarBreadcrumbs()?.length ? <OriginalBreadcrumbs /> : null;
}
