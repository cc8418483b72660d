// Replaces @theme/Navbar/Content: one row of items; the error of an item that fails to render names
// it.
import {ThemeClassNames, useThemeConfig} from '@docusaurus/theme-common';
import {splitNavbarItems, useNavbarMobileSidebar} from '@docusaurus/theme-common/internal';
import NavbarColorModeToggle from '@theme/Navbar/ColorModeToggle';
import NavbarLogo from '@theme/Navbar/Logo';
import NavbarMobileSidebarToggle from '@theme/Navbar/MobileSidebar/Toggle';
import NavbarSearch from '@theme/Navbar/Search';
import NavbarItem, {type Props as Item} from '@theme/NavbarItem';
import SearchBar from '@theme/SearchBar';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

function NavbarItems({items}: {readonly items: readonly Item[]}): ReactNode {
  return items.map((item, index) => <NavbarItem key={index} {...item} />);
}

/**
 * Separate component, so that a change of the drawer's state does not render the whole navbar
 * again.
 */
function DrawerToggle(): ReactNode {
  return !useNavbarMobileSidebar().disabled && <NavbarMobileSidebarToggle />;
}

export default function NavbarContent(): ReactNode {
  const items = useThemeConfig().navbar.items as Item[];
  const [left, right] = splitNavbarItems(items);
  const hasSearch = items.some(({type}) => type === 'search');
  return (
    <div className={styles.row}>
      <DrawerToggle />
      <NavbarLogo />
      <div className={clsx(ThemeClassNames.layout.navbar.containerLeft, styles.left)}>
        <NavbarItems items={left} />
      </div>
      <div className={clsx(ThemeClassNames.layout.navbar.containerRight, styles.right)}>
        <NavbarItems items={right} />
        <NavbarColorModeToggle className={styles.colorMode} />
        {!hasSearch && (
          <NavbarSearch>
            <SearchBar />
          </NavbarSearch>
        )}
      </div>
    </div>
  );
}
