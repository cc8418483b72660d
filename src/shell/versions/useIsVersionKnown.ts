import {useActiveDocContext} from '@docusaurus/plugin-content-docs/client';
import useIsBrowser from '@docusaurus/useIsBrowser';

/**
 * Whether the page knows which version is read. Where there is no article only the address tells: one
 * page that was not found stands for all addresses, and speaks of the latest version until it lives.
 */
export function useIsVersionKnown(docsPluginId: string | undefined): boolean {
  const {activeDoc} = useActiveDocContext(docsPluginId);
  return useIsBrowser() || activeDoc !== undefined;
}
