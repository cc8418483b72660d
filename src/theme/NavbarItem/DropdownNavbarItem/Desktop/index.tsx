// Replaces @theme/NavbarItem/DropdownNavbarItem/Desktop: a button, and a menu that Escape closes.
import NavbarItem from '@theme/NavbarItem';
import type {Props} from '@theme/NavbarItem/DropdownNavbarItem/Desktop';
import ItemContent from '@theme/NavbarItem/ItemContent';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import {useDisclosure} from '../../../../shell/links/useDisclosure';
import styles from './styles.module.css';

export default function DropdownNavbarItemDesktop({
  items,
  position,
  className,
  label,
  html,
  children,
}: Props): ReactNode {
  const {rootRef, buttonRef, menuId, isOpen, toggle} = useDisclosure();
  return (
    <div ref={rootRef} className={clsx(styles.dropdown, isOpen && styles.open)}>
      <button
        ref={buttonRef}
        type="button"
        className={clsx(styles.button, className)}
        aria-expanded={isOpen}
        aria-controls={menuId}
        onClick={toggle}
      >
        <ItemContent html={html} label={label}>
          {children}
        </ItemContent>
      </button>
      <ul id={menuId} className={clsx(styles.menu, position === 'left' && styles.fromStart)}>
        {/* Keyed by position: with the address as the key, an item whose address changes during
            a click would be remounted, and the click lost. */}
        {items.map((item, index) => (
          <NavbarItem key={index} isDropdownItem {...item} />
        ))}
      </ul>
    </div>
  );
}
