// Replaces @theme/NavbarItem/DocSidebarNavbarItem: current on its page and those below it, not on
// every page of the sidebar, which on this site would be all of them.
import {
  type GlobalSidebar,
  useActiveDocContext,
  useLatestVersion,
  useLayoutDocsSidebar,
} from '@docusaurus/plugin-content-docs/client';
import useIsBrowser from '@docusaurus/useIsBrowser';
import DefaultNavbarItem from '@theme/NavbarItem/DefaultNavbarItem';
import type {Props} from '@theme/NavbarItem/DocSidebarNavbarItem';
import type {ReactNode} from 'react';

/**
 * The sidebar of the version that is read. One page that was not found stands for all addresses, and
 * leads into the latest version until it lives.
 */
function useShownSidebar(
  sidebarId: string,
  docsPluginId: string | undefined,
): GlobalSidebar | undefined {
  const {activeDoc} = useActiveDocContext(docsPluginId);
  const latest = useLatestVersion(docsPluginId);
  const shown = useLayoutDocsSidebar(sidebarId, docsPluginId);
  return useIsBrowser() || activeDoc ? shown : latest.sidebars?.[sidebarId];
}

export default function DocSidebarNavbarItem({
  sidebarId,
  docsPluginId,
  label,
  ...props
}: Props): ReactNode {
  const link = useShownSidebar(sidebarId, docsPluginId)?.link;
  if (!link) {
    throw new Error(
      `DocSidebarNavbarItem: Sidebar with ID "${sidebarId}" doesn't have anything to be linked to.`,
    );
  }
  return <DefaultNavbarItem {...props} label={label ?? link.label} to={link.path} />;
}
