import {type ComponentPropsWithRef, createElement, type ReactElement} from 'react';
import {createLocation, createPath} from './createLocation';
import {isFollowed} from './isFollowed';
import {useRouter} from './RouterContext';

export interface LinkProps extends ComponentPropsWithRef<'a'> {
  /** Path, query and fragment, absolute or relative to the current page. */
  readonly to: string;
  readonly replace?: boolean;
  readonly innerRef?: LinkProps['ref'];
}

/** A link handled by the router, with the markup of react-router-dom 5. */
export function Link({innerRef, onClick, replace, to, ...attributes}: LinkProps): ReactElement {
  const {history, location} = useRouter();
  const href = createPath(createLocation(to, location.pathname));
  const follow: typeof onClick = (click) => {
    try {
      onClick?.(click);
    } catch (error) {
      // Otherwise the browser would follow the link, and the page load would hide the error.
      click.preventDefault();
      throw error;
    }
    if (isFollowed(click, attributes.target)) {
      click.preventDefault();
      // Like browsers: a link to the current address adds no history entry, whether that is the
      // page shown or one that is still loading.
      const go = replace || href === createPath(history.location) ? history.replace : history.push;
      go(to);
    }
  };
  return createElement('a', {ref: innerRef, ...attributes, href, onClick: follow});
}
