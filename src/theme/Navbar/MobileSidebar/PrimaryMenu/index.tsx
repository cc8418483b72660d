// Replaces @theme/Navbar/MobileSidebar/PrimaryMenu: the items of the navbar as one list.
import {useThemeConfig} from '@docusaurus/theme-common';
import {useNavbarMobileSidebar} from '@docusaurus/theme-common/internal';
import NavbarItem, {type Props as Item} from '@theme/NavbarItem';
import type {ReactNode} from 'react';

export default function NavbarMobileSidebarPrimaryMenu(): ReactNode {
  const {toggle} = useNavbarMobileSidebar();
  const items = useThemeConfig().navbar.items as Item[];
  return (
    <ul className="menu__list">
      {items.map((item, index) => (
        <NavbarItem key={index} mobile {...item} onClick={toggle} />
      ))}
    </ul>
  );
}
