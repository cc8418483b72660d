// Replaces @theme/NavbarItem/DefaultNavbarItem: one link for the navbar, its menus and the drawer.
import type {Props} from '@theme/NavbarItem/DefaultNavbarItem';
import NavbarNavLink from '@theme/NavbarItem/NavbarNavLink';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

export default function DefaultNavbarItem({
  mobile = false,
  isDropdownItem = false,
  position: _position,
  className,
  ...props
}: Props): ReactNode {
  if (mobile) {
    return (
      <li className="menu__list-item">
        <NavbarNavLink
          activeClassName="menu__link--active"
          {...props}
          className={clsx('menu__link', className)}
        />
      </li>
    );
  }
  if (isDropdownItem) {
    return (
      <li>
        <NavbarNavLink isDropdownLink {...props} className={clsx(styles.entry, className)} />
      </li>
    );
  }
  return <NavbarNavLink {...props} className={clsx(styles.link, className)} />;
}
