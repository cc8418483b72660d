import {useActiveDocContext} from '@docusaurus/plugin-content-docs/client';
import useIsBrowser from '@docusaurus/useIsBrowser';

/**
 * Whether the current version is known. Without an article only the address tells it: one static
 * "not found" page is served for all addresses, and renders the latest version until hydration.
 */
export function useIsVersionKnown(docsPluginId: string | undefined): boolean {
  const {activeDoc} = useActiveDocContext(docsPluginId);
  return useIsBrowser() || activeDoc !== undefined;
}
