// Replaces @theme/NavbarItem/HtmlNavbarItem: a list item wherever its parent is a list.
import type {Props} from '@theme/NavbarItem/HtmlNavbarItem';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import styles from './HtmlNavbarItem.module.css';

export default function HtmlNavbarItem({
  value,
  className,
  mobile = false,
  isDropdownItem = false,
}: Props): ReactNode {
  const Element = mobile || isDropdownItem ? 'li' : 'div';
  return (
    <Element
      className={clsx(
        mobile ? 'menu__list-item' : !isDropdownItem && styles.inBar,
        (mobile || isDropdownItem) && styles.inList,
        className,
      )}
      dangerouslySetInnerHTML={{__html: value}}
    />
  );
}
