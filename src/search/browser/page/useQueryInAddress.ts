import {useHistory, useLocation} from '@docusaurus/router';
import {type RefObject, useEffect, useRef, useState} from 'react';

const pauseMs = 300;

interface AddressedQuery {
  readonly query: string;
  /** Name of the version to search, or `null` for the current one. */
  readonly version: string | null;
  readonly setQuery: (query: string) => void;
}

/**
 * The query of the search page, mirrored in its URL so that it can be shared. The URL is replaced,
 * not pushed: the Back button must not step through every keystroke. Text typed before the page
 * hydrated takes precedence over the query in the URL.
 *
 * @param field the search field of the page
 * @returns the query, the version, and a setter for what the reader types
 */
export function useQueryInAddress(field: RefObject<HTMLInputElement | null>): AddressedQuery {
  const history = useHistory();
  const {pathname, search} = useLocation();
  const asked = new URLSearchParams(search).get('q') ?? '';
  const askedVersion = new URLSearchParams(search).get('version');
  // Hydration must match the static page, which cannot know the query in the URL.
  const [query, setQuery] = useState('');
  const [version, setVersion] = useState<string | null>(null);
  const [isTyped, setIsTyped] = useState(false);
  /** The query that this hook last wrote to the URL, until the router reports it back. */
  const written = useRef<string>(undefined);

  useEffect(() => {
    setVersion(askedVersion);
    const isOurs = asked === written.current;
    written.current = undefined;
    // The reader may have typed on since: only a URL from elsewhere (a link, Back) sets the field.
    if (isOurs) return;
    setQuery(asked);
    setIsTyped(false);
  }, [asked, askedVersion]);

  const kept = query.trim() ? query : '';
  useEffect(() => {
    if (!isTyped || kept === asked) return;
    const timer = setTimeout(() => {
      // `replace` would cancel a navigation to another page that is still loading.
      if (window.location.pathname !== pathname) return;
      const parameters = new URLSearchParams(search);
      if (kept) parameters.set('q', kept);
      else parameters.delete('q');
      written.current = kept;
      history.replace({pathname, search: parameters.toString()});
    }, pauseMs);
    return () => clearTimeout(timer);
  }, [history, pathname, search, kept, asked, isTyped]);

  const type = (text: string): void => {
    setIsTyped(true);
    setQuery(text);
  };
  // Must come after the effect that reads the URL: text already in the field takes precedence.
  useEffect(() => {
    if (field.current?.value) type(field.current.value);
  }, []);
  return {query, version, setQuery: type};
}
