// Replaces @theme/Navbar/MobileSidebar: a native modal dialog, so the page behind it is inert.

import {translate} from '@docusaurus/Translate';
import {useNavbarMobileSidebar, useNavbarSecondaryMenu} from '@docusaurus/theme-common/internal';
import NavbarMobileSidebarHeader from '@theme/Navbar/MobileSidebar/Header';
import NavbarMobileSidebarPrimaryMenu from '@theme/Navbar/MobileSidebar/PrimaryMenu';
import NavbarMobileSidebarSecondaryMenu from '@theme/Navbar/MobileSidebar/SecondaryMenu';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import {useModalDialog} from '../../../shell/overlay/useModalDialog';
import {drawerId} from '../../../shell/sidebar/drawerId';
import {useCurrentInDrawer} from '../../../shell/sidebar/useCurrentInDrawer';
import {usePanelFocus} from '../../../shell/sidebar/usePanelFocus';
import styles from './styles.module.css';

export default function NavbarMobileSidebar(): ReactNode {
  const {shouldRender, shown, toggle} = useNavbarMobileSidebar();
  const {shown: isSecondaryShown} = useNavbarSecondaryMenu();
  const dialog = useModalDialog(shown && shouldRender, toggle);
  const panelsRef = usePanelFocus(isSecondaryShown, shown);
  useCurrentInDrawer(panelsRef, shown && isSecondaryShown);
  if (!shouldRender) {
    return null;
  }
  return (
    <dialog
      {...dialog}
      id={drawerId}
      className={styles.drawer}
      aria-label={translate({
        id: 'site.drawer.label',
        message: 'Menu',
        description: 'Name of the drawer that holds the menus on small screens',
      })}
    >
      <div className={clsx('navbar-sidebar', styles.sheet)}>
        <NavbarMobileSidebarHeader />
        <div ref={panelsRef} className={styles.panels}>
          <div className={clsx('menu', styles.panel)} hidden={isSecondaryShown}>
            <NavbarMobileSidebarPrimaryMenu />
          </div>
          <div className={clsx('menu', styles.panel)} hidden={!isSecondaryShown}>
            <NavbarMobileSidebarSecondaryMenu />
          </div>
        </div>
      </div>
    </dialog>
  );
}
