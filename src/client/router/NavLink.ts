import {createElement, type ReactElement} from 'react';
import {createLocation, type Location} from './createLocation';
import {Link, type LinkProps} from './Link';
import {matchPath} from './matchPath';
import {useLocation} from './RouterContext';

interface Props extends LinkProps {
  readonly activeClassName?: string;
  readonly exact?: boolean;
  /** Overrides the comparison of the link with the current address. */
  readonly isActive?: (match: unknown, location: Location) => boolean;
}

/**
 * A link that is marked as current on the pages it leads to, with the markup of react-router-dom 5.
 */
export function NavLink({
  'aria-current': current = 'page',
  activeClassName = 'active',
  exact,
  isActive,
  ...link
}: Props): ReactElement {
  const location = useLocation();
  const {pathname: path} = createLocation(link.to, location.pathname);
  const match = matchPath(location.pathname, {path, exact});
  if (!(isActive ? isActive(match, location) : match)) {
    return createElement(Link, link);
  }
  return createElement(Link, {
    ...link,
    'aria-current': current,
    className: [link.className, activeClassName].filter(Boolean).join(' '),
  });
}
