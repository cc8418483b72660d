// Replaces @theme/NavbarItem: an item that fails to render is named, at build time too.
import type {NavbarItemType, Props} from '@theme/NavbarItem';
import ComponentTypes from '@theme/NavbarItem/ComponentTypes';
import type {ReactNode} from 'react';
import {navbarItemError} from '../../shell/links/navbarItemError';

function componentName(type: NavbarItemType, props: object): string {
  return !type || type === 'default' ? ('items' in props ? 'dropdown' : 'default') : type;
}

/**
 * The component is called rather than rendered: error boundaries do not run when pages are written
 * to disk, and an error thrown there would not say which item it came from. An item keeps its type,
 * so the hooks that run here are always the same.
 */
export default function NavbarItem({type, ...props}: Props): ReactNode {
  const Component = ComponentTypes[componentName(type, props)];
  if (!Component) {
    throw navbarItemError(
      {type, ...props},
      new Error(`No NavbarItem component found for type "${type}".`),
    );
  }
  const isPlainFunction = typeof Component === 'function' && !Component.prototype?.render;
  if (!isPlainFunction) {
    return <Component {...props} />;
  }
  try {
    return (Component as (props: object) => ReactNode)(props);
  } catch (error) {
    throw navbarItemError({type, ...props}, error);
  }
}
