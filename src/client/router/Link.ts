import {type ComponentPropsWithRef, createElement, type ReactElement} from 'react';
import {createLocation, createPath} from './createLocation';
import {isFollowed} from './isFollowed';
import {useRouter} from './RouterContext';

export interface LinkProps extends ComponentPropsWithRef<'a'> {
  /** Path, query and fragment, absolute or as seen from the page. */
  readonly to: string;
  readonly replace?: boolean;
  readonly innerRef?: LinkProps['ref'];
}

/** A link that the router follows, in the markup of react-router-dom 5. */
export function Link({innerRef, onClick, replace, to, ...attributes}: LinkProps): ReactElement {
  const {history, location} = useRouter();
  const href = createPath(createLocation(to, location.pathname));
  const follow: typeof onClick = (click) => {
    try {
      onClick?.(click);
    } catch (error) {
      // The page would be loaded anew, and nobody see what failed.
      click.preventDefault();
      throw error;
    }
    if (isFollowed(click, attributes.target)) {
      click.preventDefault();
      // As browsers do: a link to the very address makes no second entry of it, be it that of the page
      // shown or of one that is on its way.
      const go = replace || href === createPath(history.location) ? history.replace : history.push;
      go(to);
    }
  };
  return createElement('a', {ref: innerRef, ...attributes, href, onClick: follow});
}
