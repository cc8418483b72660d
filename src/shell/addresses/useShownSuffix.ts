import {useLocation} from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';

/**
 * What the address has behind the path of the page that is shown, as it is written: the router has a
 * fragment that can be decoded. Nothing until the page lives, as in the static page.
 */
export function useShownSuffix(): {readonly search: string; readonly hash: string} {
  const {search, hash} = useLocation();
  return useIsBrowser()
    ? {search, hash: hash && (window.location.hash || hash)}
    : {search: '', hash: ''};
}
