import {useLocation} from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';

/**
 * The query and fragment of the current address, as the reader typed them; the router's fragment
 * may have been encoded to be decodable. Empty until hydration, like the static page.
 */
export function useShownSuffix(): {readonly search: string; readonly hash: string} {
  const {search, hash} = useLocation();
  return useIsBrowser()
    ? {search, hash: hash && (window.location.hash || hash)}
    : {search: '', hash: ''};
}
