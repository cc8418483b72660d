// Replaces @theme/NavbarItem: the error of an item that fails to render names it, at build time
// too.
import type {NavbarItemType, Props} from '@theme/NavbarItem';
import ComponentTypes from '@theme/NavbarItem/ComponentTypes';
import type {ReactNode} from 'react';
import {navbarItemError} from '../../shell/links/navbarItemError';

function componentName(type: NavbarItemType, props: object): string {
  return !type || type === 'default' ? ('items' in props ? 'dropdown' : 'default') : type;
}

/**
 * Calls the component instead of rendering it: error boundaries do not work in server rendering,
 * where the error would not say which item it came from. The hooks that run here are always the
 * same, because the type of an item never changes.
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
