// Replaces @theme/NavbarItem/DropdownNavbarItem/Mobile: one button, expanded when the current page
// is in its menu.
import {Collapsible, useCollapsible} from '@docusaurus/theme-common';
import NavbarItem from '@theme/NavbarItem';
import type {Props} from '@theme/NavbarItem/DropdownNavbarItem/Mobile';
import ItemContent from '@theme/NavbarItem/ItemContent';
import clsx from 'clsx';
import {type ReactNode, useEffect, useId} from 'react';
import {useContainsActive} from '../../../../shell/links/useContainsActive';
import styles from './styles.module.css';

export default function DropdownNavbarItemMobile({
  items,
  className,
  label,
  html,
  children,
  onClick,
}: Props): ReactNode {
  const id = useId();
  const containsActive = useContainsActive(items);
  const {collapsed, toggleCollapsed, setCollapsed} = useCollapsible({
    initialState: () => !containsActive,
  });
  useEffect(() => setCollapsed(!containsActive), [containsActive, setCollapsed]);
  return (
    <li className={clsx('menu__list-item', collapsed && 'menu__list-item--collapsed')}>
      <button
        type="button"
        className={clsx('menu__link menu__link--sublist', styles.button, className)}
        aria-expanded={!collapsed}
        aria-controls={id}
        onClick={toggleCollapsed}
      >
        <ItemContent html={html} label={label}>
          {children}
        </ItemContent>
      </button>
      <div id={id}>
        <Collapsible lazy={false} as="ul" className="menu__list" collapsed={collapsed}>
          {/* Keyed by position, as in the desktop menu. */}
          {items.map((item, index) => (
            <NavbarItem
              key={index}
              mobile
              isDropdownItem
              {...item}
              onClick={(event) => {
                item.onClick?.(event);
                onClick?.(event);
              }}
            />
          ))}
        </Collapsible>
      </div>
    </li>
  );
}
