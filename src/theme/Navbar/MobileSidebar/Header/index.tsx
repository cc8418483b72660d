// Replaces @theme/Navbar/MobileSidebar/Header: the close button comes first, where the menu button
// was; no brand.

import {translate} from '@docusaurus/Translate';
import {useNavbarMobileSidebar} from '@docusaurus/theme-common/internal';
import IconClose from '@theme/Icon/Close';
import NavbarColorModeToggle from '@theme/Navbar/ColorModeToggle';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import NavbarLogo from '../../Logo';
import styles from './styles.module.css';

export default function NavbarMobileSidebarHeader(): ReactNode {
  const {toggle} = useNavbarMobileSidebar();
  return (
    <div className={styles.header}>
      <button
        type="button"
        className={clsx('icon-button', styles.close)}
        onClick={toggle}
        aria-label={translate({
          id: 'theme.docs.sidebar.closeSidebarButtonAriaLabel',
          message: 'Close navigation bar',
          description: 'The ARIA label for close button of mobile sidebar',
        })}
      >
        <IconClose width={18} height={18} strokeWidth={1.6} aria-hidden />
      </button>
      <NavbarLogo onClick={toggle} />
      <NavbarColorModeToggle className={styles.colorMode} />
    </div>
  );
}
