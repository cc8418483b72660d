// Replaces @theme/NavbarItem/DocSidebarNavbarItem: active on its page and the pages below it, not
// on all pages of the sidebar, which on this site are all pages.
import {useLatestVersion, useLayoutDocsSidebar} from '@docusaurus/plugin-content-docs/client';
import DefaultNavbarItem from '@theme/NavbarItem/DefaultNavbarItem';
import type {Props} from '@theme/NavbarItem/DocSidebarNavbarItem';
import type {ReactNode} from 'react';
import {useIsVersionKnown} from '../../shell/versions/useIsVersionKnown';

export default function DocSidebarNavbarItem({
  sidebarId,
  docsPluginId,
  label,
  ...props
}: Props): ReactNode {
  const latest = useLatestVersion(docsPluginId);
  const read = useLayoutDocsSidebar(sidebarId, docsPluginId);
  const sidebar = useIsVersionKnown(docsPluginId) ? read : latest.sidebars?.[sidebarId];
  const link = sidebar?.link;
  if (!link) {
    throw new Error(
      `DocSidebarNavbarItem: Sidebar with ID "${sidebarId}" doesn't have anything to be linked to.`,
    );
  }
  return <DefaultNavbarItem {...props} label={label ?? link.label} to={link.path} />;
}
